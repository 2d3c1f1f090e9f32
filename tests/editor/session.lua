-- What a user does in Neovim: looks at what is wrong, asks what it means, takes the first repair, saves, builds.
-- Each step prints a line of JSON; `vim.wait` is generous, because machines may be busy.
local PATIENCE = 300000

local function say(step, value)
  io.stdout:write(vim.json.encode({ step = step, value = value }) .. "\n")
  io.stdout:flush()
end

local function await(step, condition)
  if not vim.wait(PATIENCE, condition, 20) then
    say("late", step)
    vim.cmd("cquit")
  end
end

local function request(method, at)
  local here = { uri = vim.uri_from_bufnr(0) }
  local position = { line = at.lnum, character = at.col }
  local answers = vim.lsp.buf_request_sync(0, method, { textDocument = here, position = position }, PATIENCE)
  return select(2, next(answers)).result
end

await("diagnostic", function()
  return #vim.diagnostic.get(0) == 1
end)
local found = vim.diagnostic.get(0)[1]
say("diagnostic", { line = found.lnum + 1, text = found.message, code = found.user_data.lsp.code })

local related = {}
for _, item in ipairs(found.user_data.lsp.relatedInformation) do
  table.insert(related, { line = item.location.range.start.line + 1, text = item.message })
end
say("related", related)
say("hover", request("textDocument/hover", found).contents.value)

local titles = {}
for _, lens in ipairs(request("textDocument/codeLens", found)) do
  table.insert(titles, lens.command.title)
end
say("lenses", titles)

-- Repairs come after what they repair: the menu is opened until there is one.
local chosen
vim.ui.select = function(items, _, choose)
  for _, item in ipairs(items) do
    if item[2].title:match("proved under") and not chosen then
      chosen = item[2].title
      choose(item)
      return
    end
  end
end
vim.api.nvim_win_set_cursor(0, { found.lnum + 1, found.col })
local asked = 0
await("repair", function()
  if not chosen and asked % 10 == 0 then
    vim.lsp.buf.code_action()
  end
  asked = asked + 1
  return chosen ~= nil and vim.bo.modified
end)
vim.cmd("write")
say("repair", chosen)

await("gone", function()
  return #vim.diagnostic.get(0) == 0
end)
say("gone", true)
vim.cmd("qall!")
