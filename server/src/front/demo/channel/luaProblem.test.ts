import { describe, expect, it } from 'vitest'
import { FLEET } from '../fleet/fleet.ts'
import { deliveredScripts } from './deliveredScripts.ts'
import { luaProblem } from './luaProblem.ts'

describe('a Lua script', () => {
  it.each([
    ['without anything', ''],
    ['with every kind of block', 'for i = 1, 3 do while f() do repeat g() until h() end end'],
    ['with functions in functions', 'local f = function(a) return function() return a[1] end end'],
    ['with branches', 'if a then b() elseif c then d() else e() end'],
    ['that speaks of blocks in texts', `print("end", 'if (', "a \\" end")`],
    ['that speaks of blocks in comments', '-- end\n--[[ if\nfunction ]] --[==[ ]] end ]==]'],
    ['with a long text', 'local t = [[ end ) ]] .. [=[ ]] ]=]'],
    ['with names that only begin like words', 'ending = iffy + doing'],
  ])('a script %s has no problem', (_, text) => {
    expect(luaProblem(text)).toBeNull()
  })

  it.each([
    ['if a then\n  b()\n', 'Line 1: if has no end'],
    ['b()\nend', 'Line 2: end closes nothing'],
    ['-- ]]\nfunction f(\nend', 'Line 3: ) expected for the ( of line 2, got end'],
    ['repeat\n--[[\n\n]]\nend', 'Line 5: until expected for the repeat of line 1, got end'],
    ['x = "open\ny = 1', 'Line 1: the text has no closing "'],
    ['t = { 1, 2', 'Line 1: { has no }'],
  ])('refuses the script %j', (text, problem) => {
    expect(luaProblem(text)).toBe(problem)
  })

  it('checks a script of the largest size in one pass, whatever it contains', () => {
    const largest = (part: string) => part.repeat(Math.floor((256 * 1024) / part.length))
    expect(luaProblem(largest('--[[ '))).toBe('Line 1: --[[ has no ]]')
    expect(luaProblem(largest('--[[ ]] '))).toBeNull()
    expect(luaProblem(largest('"\\"'))).toBe('Line 1: the text has no closing "')
    expect(luaProblem(largest('('))).toBe('Line 1: ( has no )')
  })
})

it('the devices of the demo start with scripts that they can run', () => {
  const scripts = FLEET.flatMap((node) => deliveredScripts(node))
  expect(scripts.length).toBeGreaterThan(20)
  expect(scripts.map(({ text }) => luaProblem(text)).filter((problem) => problem !== null)).toEqual(
    [],
  )
})
