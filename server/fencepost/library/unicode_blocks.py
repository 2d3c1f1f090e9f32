"""The blocks of Unicode that patterns can name, in `\\p{IsGreek}`: first and last character."""

_TEXT = """
BasicLatin 0000-007f
Latin-1Supplement 0080-00ff
LatinExtended-A 0100-017f
LatinExtended-B 0180-024f
IPAExtensions 0250-02af
SpacingModifierLetters 02b0-02ff
CombiningDiacriticalMarks 0300-036f
Greek 0370-03ff
GreekandCoptic 0370-03ff
Cyrillic 0400-04ff
CyrillicSupplement 0500-052f
Armenian 0530-058f
Hebrew 0590-05ff
Arabic 0600-06ff
Syriac 0700-074f
Thaana 0780-07bf
Devanagari 0900-097f
Bengali 0980-09ff
Gurmukhi 0a00-0a7f
Gujarati 0a80-0aff
Oriya 0b00-0b7f
Tamil 0b80-0bff
Telugu 0c00-0c7f
Kannada 0c80-0cff
Malayalam 0d00-0d7f
Sinhala 0d80-0dff
Thai 0e00-0e7f
Lao 0e80-0eff
Tibetan 0f00-0fff
Myanmar 1000-109f
Georgian 10a0-10ff
HangulJamo 1100-11ff
Ethiopic 1200-137f
Cherokee 13a0-13ff
UnifiedCanadianAboriginalSyllabics 1400-167f
Ogham 1680-169f
Runic 16a0-16ff
Tagalog 1700-171f
Hanunoo 1720-173f
Buhid 1740-175f
Tagbanwa 1760-177f
Khmer 1780-17ff
Mongolian 1800-18af
Limbu 1900-194f
TaiLe 1950-197f
KhmerSymbols 19e0-19ff
PhoneticExtensions 1d00-1d7f
LatinExtendedAdditional 1e00-1eff
GreekExtended 1f00-1fff
GeneralPunctuation 2000-206f
SuperscriptsandSubscripts 2070-209f
CurrencySymbols 20a0-20cf
CombiningDiacriticalMarksforSymbols 20d0-20ff
CombiningMarksforSymbols 20d0-20ff
LetterlikeSymbols 2100-214f
NumberForms 2150-218f
Arrows 2190-21ff
MathematicalOperators 2200-22ff
MiscellaneousTechnical 2300-23ff
ControlPictures 2400-243f
OpticalCharacterRecognition 2440-245f
EnclosedAlphanumerics 2460-24ff
BoxDrawing 2500-257f
BlockElements 2580-259f
GeometricShapes 25a0-25ff
MiscellaneousSymbols 2600-26ff
Dingbats 2700-27bf
MiscellaneousMathematicalSymbols-A 27c0-27ef
SupplementalArrows-A 27f0-27ff
BraillePatterns 2800-28ff
SupplementalArrows-B 2900-297f
MiscellaneousMathematicalSymbols-B 2980-29ff
SupplementalMathematicalOperators 2a00-2aff
MiscellaneousSymbolsandArrows 2b00-2bff
CJKRadicalsSupplement 2e80-2eff
KangxiRadicals 2f00-2fdf
IdeographicDescriptionCharacters 2ff0-2fff
CJKSymbolsandPunctuation 3000-303f
Hiragana 3040-309f
Katakana 30a0-30ff
Bopomofo 3100-312f
HangulCompatibilityJamo 3130-318f
Kanbun 3190-319f
BopomofoExtended 31a0-31bf
KatakanaPhoneticExtensions 31f0-31ff
EnclosedCJKLettersandMonths 3200-32ff
CJKCompatibility 3300-33ff
CJKUnifiedIdeographsExtensionA 3400-4dbf
YijingHexagramSymbols 4dc0-4dff
CJKUnifiedIdeographs 4e00-9fff
YiSyllables a000-a48f
YiRadicals a490-a4cf
HangulSyllables ac00-d7af
HighSurrogates d800-db7f
HighPrivateUseSurrogates db80-dbff
LowSurrogates dc00-dfff
PrivateUse e000-f8ff
PrivateUseArea e000-f8ff
CJKCompatibilityIdeographs f900-faff
AlphabeticPresentationForms fb00-fb4f
ArabicPresentationForms-A fb50-fdff
VariationSelectors fe00-fe0f
CombiningHalfMarks fe20-fe2f
CJKCompatibilityForms fe30-fe4f
SmallFormVariants fe50-fe6f
ArabicPresentationForms-B fe70-feff
HalfwidthandFullwidthForms ff00-ffef
Specials fff0-ffff
"""


def _blocks() -> dict[str, tuple[str, str]]:
    rows = [line.split() for line in _TEXT.strip().splitlines()]
    return {f"Is{name}": (chr(int(span[:4], 16)), chr(int(span[5:], 16))) for name, span in rows}


BLOCKS = _blocks()
