"""An assembly as the other layers see it: types, methods, bodies, source lines, and what is wrong with it."""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from fencepost.assembly.code import RawBody, decode, read_body
from fencepost.assembly.damage import Allowance, DamagedError, ForeignError, Problems
from fencepost.assembly.definitions import Definitions
from fencepost.assembly.files import is_regular
from fencepost.assembly.generated_names import GeneratedNames
from fencepost.assembly.image import Image, open_image, read_file
from fencepost.assembly.keys import BodyFrame, Keys
from fencepost.assembly.metadata import Metadata, Nameable
from fencepost.assembly.opcodes import OPCODES, OperandKind
from fencepost.assembly.pdb import Pdb
from fencepost.assembly.pdb_paths import pdb_paths
from fencepost.assembly.resources import read_texts, resource, resource_names
from fencepost.assembly.token_texts import TokenTexts
from fencepost.model.code import Body, Document, Handler, MethodDebug, SequencePoint
from fencepost.model.members import Attribute, AttributeUse, Field, FieldReference, Method, MethodReference, Type
from fencepost.model.problem import ForeignFile, Problem
from fencepost.model.types import MethodSignature, TypeExpression

_CODE_TYPE = 3  # II.23.1.11: 0 is CIL
_TABLES = {0x02: "TypeDef", 0x04: "Field", 0x06: "MethodDef"}
_EMPTY = MethodDebug((), (), 0)


class Assembly:
    """A module of CIL. Nothing is decoded before it is asked for; asking never raises, it adds to `problems`."""

    def __init__(self, path: Path, image: Image, metadata: Metadata, problems: Problems) -> None:
        self.path = path
        self.problems = problems
        self._image = image
        self._metadata = metadata
        self._definitions = Definitions(metadata, problems)
        self._pdb: Pdb | None = None
        self._texts = TokenTexts(metadata, self._broken_token)
        names = GeneratedNames(metadata, self._definitions.row_of)
        self._keys = Keys(TokenTexts(metadata, self._broken_token, names), names)
        self._codes: dict[int, tuple[bytes, BodyFrame | None]] = {}
        self._damages: dict[int, str] = {}
        self._referred: dict[str, bool] = {}
        self._literals: frozenset[str] | None = None
        self.debug_kind = "none"
        self._find_pdb()

    # ---- the module

    @property
    def module(self) -> str:
        return self._name("Module", 1)

    @property
    def name(self) -> str | None:
        """The assembly's simple name; None for a module that is part of another assembly."""
        return self._name("Assembly", 7) if self._metadata.tables.count("Assembly") else None

    @property
    def mvid(self) -> str:
        """The GUID that a deterministic compiler derives from everything it was given."""
        try:
            return str(self._metadata.guids[self._metadata.tables["Module"].row(1)[2]] or "")
        except DamagedError:
            return ""

    @property
    def digest(self) -> str:
        """The digest of the file's bytes: it identifies the build."""
        return blake2b(self._image.data, digest_size=16).hexdigest()

    @property
    def entry_point(self) -> int:
        """The token of `Main`, or 0."""
        return self._image.entry_point

    @property
    def attributes(self) -> tuple[Attribute, ...]:
        return self._definitions.attributes("Assembly", 1)

    def references(self) -> tuple[str, ...]:
        """The simple names of the assemblies that this one is compiled against."""
        count = self._metadata.tables.count("AssemblyRef")
        return tuple([self._name("AssemblyRef", 6, row) for row in range(1, count + 1)])

    def base_version(self) -> int:
        """The major version of .NET that this one is compiled against; 0 when it is older than .NET 5."""
        table = self._metadata.tables["AssemblyRef"]
        rows = [table.row(row) for row in range(1, table.count + 1)]
        return max((row[0] for row in rows if self._metadata.strings[row[6]] == "System.Runtime"), default=0)

    def forwarded_types(self) -> dict[str, str]:
        """Types that another assembly defines now, by full name, with that assembly's name (II.22.14)."""
        forwarded: dict[str, str] = {}
        table = self._metadata.tables["ExportedType"]
        for row in range(1, table.count + 1):
            try:
                name, scope = self._metadata.exported_type(row)
            except DamagedError as damage:
                self.problems.report(f"This was left out: {damage}.", f"exported type {row}")
                continue
            if scope:
                forwarded[name] = scope
        return forwarded

    def attribute_uses(self, token: int, table: str = "", number: int = 0) -> tuple[AttributeUse, ...]:
        """The attributes of what has a token, as code would make them; with a table, of the n-th `Property` or
        `Event` of that type, or the n-th `Param` of that method."""
        row = token & 0xFFFFFF
        if not table:
            return self._definitions.attribute_uses(_TABLES[token >> 24], row)
        rows = self._definitions.rows(table, row)
        return self._definitions.attribute_uses(table, rows[number]) if number < len(rows) else ()

    def decode_tables(self) -> int:
        """Decodes every row of every table, those of the PDB included: how many there are."""
        return self._metadata.tables.decode_all() + (self._pdb.decode_tables() if self._pdb else 0)

    # ---- types and methods

    @property
    def type_count(self) -> int:
        return self._metadata.tables.count("TypeDef")

    def types(self) -> Iterator[Type]:
        """Every type, nested ones included, in the order of the file; the first is `<Module>`."""
        self._definitions.expect_all()
        for row in range(1, self.type_count + 1):
            found = self._definitions.type(row)
            if found is not None:
                yield found

    def field_attributes(self) -> Iterator[tuple[int, tuple[Attribute, ...]]]:
        """The rows of the fields that have custom attributes, with these."""
        return self._definitions.all_attributes("Field")

    def find_type(self, name: str) -> Type | None:
        """The type with a full name, `Ns.Outer+Inner`; read once, however many universes ask for it."""
        row = self._definitions.row_of(name)
        return self._definitions.kept_type(row) if row else None

    def type_at(self, token: int) -> Type | None:
        """The type with a token."""
        return self._definitions.kept_type(token & 0xFFFFFF)

    def find_method(self, token: int) -> Method | None:
        """The method with a token, without decoding the rest of its type."""
        return self._definitions.method(token & 0xFFFFFF)

    # ---- code

    def body(self, method: Method) -> Body | None:
        """A method's code, or None for one without any (abstract, external) or with broken code."""
        code, frame = self._code(method)
        if frame is None:
            return None
        try:
            instructions = decode(code)
        except DamagedError as damage:
            self._broken(method, damage)
            return None
        return Body(len(code), frame.max_stack, frame.init_locals, frame.locals, frame.handlers, instructions)

    def points(self, method: Method) -> tuple[SequencePoint, ...]:
        """The statements that a method's code comes from; empty without a PDB."""
        try:
            return self._pdb.points(method.token & 0xFFFFFF) if self._pdb else ()
        except DamagedError as damage:
            self.problems.report(f"Its source lines are not known: {damage}.", _where(method))
            return ()

    def debug(self, method: Method) -> MethodDebug:
        """Everything that the PDB says of a method; empty without a PDB."""
        if self._pdb is None:
            return _EMPTY
        try:
            return self._pdb.method(method.token & 0xFFFFFF)
        except DamagedError as damage:
            self.problems.report(f"Its source lines are not known: {damage}.", _where(method))
            return _EMPTY

    def documents(self) -> tuple[Document, ...]:
        """The source files that the PDB names."""
        try:
            return self._pdb.documents() if self._pdb else ()
        except DamagedError as damage:
            self.problems.report(f"The source files are not known: {damage}.", "PDB")
            return ()

    def source_link(self) -> dict[str, str]:
        """Where the build says that sources can be found, by path pattern."""
        try:
            return self._pdb.source_link() if self._pdb else {}
        except DamagedError as damage:
            self.problems.report(f"The source link cannot be used: {damage}.", "PDB")
            return {}

    def embedded_source(self, document: int) -> bytes | None:
        """The text of a document, by its index, where the PDB carries it."""
        try:
            return self._pdb.embedded_source(document) if self._pdb else None
        except DamagedError as damage:
            self.problems.report(f"The embedded source cannot be used: {damage}.", "PDB")
            return None

    def named(self, token: int) -> Nameable | None:
        """The type, member or literal that a token of an instruction names; None for a broken token."""
        try:
            return self._metadata.named(token)
        except DamagedError as damage:
            self._broken_token(token, damage)
            return None

    def token_text(self, token: int) -> str:
        """The name of a token's type or member, or its literal, as text; "?" for a broken token."""
        return self._texts[token]

    def key(self, method: Method) -> str:
        """The method's content key: equal in two builds exactly when the method means the same (`keys`)."""
        code, frame = self._code(method)
        return self._keys.key(method, code, frame)

    def initial_data(self, field: Field, size: int) -> bytes | None:
        """The bytes in the image that a field begins with (II.16.3.2), None without any."""
        data = bytes(self._image.at(field.rva)[:size]) if field.rva else b""
        return data if len(data) == size else None

    def resource_names(self) -> list[str]:
        """The names of the manifest resources."""
        try:
            return resource_names(self._metadata)
        except DamagedError as damage:
            self.problems.report(f"The resources cannot be read: {damage}.", "ManifestResource")
            return []

    def texts(self, name: str) -> dict[str, str | None] | None:
        """The texts of a manifest resource; None when there is none of that name, or it cannot be read."""
        try:
            content = resource(self._image, self._metadata, name)
            return None if content is None else read_texts(content)
        except DamagedError as damage:
            self.problems.report(f"A resource cannot be read: {damage}.", name)
            return None

    def literals(self) -> frozenset[str]:
        """The texts of `ldstr` instructions, and of nothing else."""
        if self._literals is None:
            self._literals = frozenset(self._metadata.user_strings)
        return self._literals

    def refers_to(self, name: str) -> bool:
        """True if the code names a member of another type so, or if that cannot be read."""
        known = self._referred.get(name)
        if known is None:
            table, strings = self._metadata.tables["MemberRef"], self._metadata.strings
            try:
                known = any(
                    strings[table.row(row)[1]] == name for row in range(1, self._metadata.tables.count("MemberRef") + 1)
                )
            except DamagedError:
                known = True
            self._referred[name] = known
        return known

    # ---- inside

    def _name(self, table: str, column: int, row: int = 1) -> str:
        try:
            return self._metadata.strings[self._metadata.tables[table].row(row)[column]]
        except DamagedError as damage:
            self.problems.report(f"A name cannot be read: {damage}.", table)
            return ""

    def _find_pdb(self) -> None:
        try:
            embedded = self._image.embedded_pdb()
            if embedded is not None:
                self.debug_kind = "embedded"
                self._use_pdb(embedded)
                return
            beside = self.path.with_suffix(".pdb")
            if is_regular(beside):
                self._read_pdb(beside)
                return
        except (DamagedError, OSError) as problem:
            self.problems.report(f"Source lines are not known: the PDB cannot be used: {problem}.", "PDB")
            return
        for elsewhere in pdb_paths(self._image.pdb_path(), self.path):
            if self.use_pdb_at(elsewhere):
                return

    def use_pdb_at(self, path: Path) -> bool:
        """Takes the debug information from a PDB in another folder, if that is the one that belongs to this build."""
        if not is_regular(path) or self._image.pdb_id() is None:
            return False
        try:
            self._read_pdb(path)
        except (DamagedError, OSError):
            self.debug_kind = "none"
            return False
        return True

    def _read_pdb(self, path: Path) -> None:
        content = read_file(path)
        self.debug_kind = "portable" if content[:4] == b"BSJB" else "windows"
        if self.debug_kind == "windows":
            raise DamagedError("it has the old Windows format; build with <DebugType>portable</DebugType>")
        self._use_pdb(memoryview(content))

    def _use_pdb(self, content: memoryview) -> None:
        pdb = Pdb(content)
        wanted = self._image.pdb_id()
        if wanted is not None and wanted != pdb.id:
            raise DamagedError("it belongs to another build of this assembly; build again")
        self._pdb = pdb
        for message in pdb.problems:
            self.problems.report(f"The PDB is damaged: {message}.", "PDB")

    def _code(self, method: Method) -> tuple[bytes, BodyFrame | None]:
        """The bytes of a method's instructions and what is around them."""
        found = self._codes.get(method.token)
        if found is None:
            found = self._codes[method.token] = self._read_code(method)
        return found

    def _read_code(self, method: Method) -> tuple[bytes, BodyFrame | None]:
        code = b""
        if method.rva and not method.impl_flags & _CODE_TYPE:
            try:
                raw = read_body(self._image.at(method.rva))
                self._metadata.allowance.spend_once(method.token, 8 * len(raw.code) + 24 * len(raw.clauses))
                code = raw.code
                locals = self._metadata.locals(raw.locals_token) if raw.locals_token else ()
                handlers = self._handlers(raw) if raw.clauses else ()
                return code, BodyFrame(raw.max_stack, raw.init_locals, raw.locals_token, locals, handlers)
            except DamagedError as damage:
                self._broken(method, damage)
        return code, None

    def _broken_token(self, token: int, damage: DamagedError) -> None:
        self.problems.report(f"An instruction uses something broken: {damage}.", f"token 0x{token:08x}")

    def _broken(self, method: Method, damage: DamagedError) -> None:
        self._damages[method.token] = str(damage)
        self.problems.report(f"This method cannot be read: {damage}.", _where(method))

    def damage(self, method: Method) -> str:
        """Why a method's code cannot be read, "" if it can, or if there is none."""
        self.body(method)
        return self._damages.get(method.token, "")

    def _handlers(self, raw: RawBody) -> tuple[Handler, ...]:
        handlers = []
        for kind, try_start, try_length, start, length, argument in raw.clauses:
            type = self._class(argument) if kind == "catch" else None
            filter = argument if kind == "filter" else -1
            handlers.append(Handler(kind, try_start, try_start + try_length, start, start + length, type, filter))
        return tuple(handlers)

    def _class(self, token: int) -> TypeExpression:
        found = self._metadata.named(token)
        if isinstance(found, str | MethodSignature | FieldReference | MethodReference):
            raise DamagedError("an exception clause catches what is no type")
        return found


def open_assembly(path: Path) -> tuple[Assembly | None, list[Problem]]:
    """Opens an assembly, or says why that is impossible. The file is read once and not kept open."""
    problems = Problems()
    try:
        image = open_image(read_file(path))
        metadata = Metadata(image.metadata, Allowance(len(image.data)))
    except DamagedError as damage:
        text = str(damage)
        kind = ForeignFile if isinstance(damage, ForeignError) else Problem
        return None, [kind(text[:1].upper() + text[1:] + ".", str(path))]
    if image.mixed:
        problems.report("This assembly mixes native code with CIL; only its CIL is seen.", path.name)
    for text in metadata.tables.problems:
        problems.report(f"The metadata is damaged: {text}.", path.name)
    return Assembly(path, image, metadata, problems), problems


def is_token(opcode: int) -> bool:
    """True if an opcode's operand is a token."""
    found = OPCODES.get(opcode)
    return found is not None and found.operand in (OperandKind.TOKEN, OperandKind.STRING)


def _where(method: Method) -> str:
    return f"{method.owner}::{method.name}"
