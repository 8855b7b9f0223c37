import { describe, expect, it } from 'vitest'
import { fieldRows } from './fieldRows.ts'

describe('the fields of a change', () => {
  it('stand side by side, in the order in which they came', () => {
    expect(fieldRows({ name: 'Roof', status: 'active' }, { name: 'Harbour' })).toEqual([
      { path: ['name'], before: 'Roof', after: 'Harbour' },
      { path: ['status'], before: 'active', after: undefined },
    ])
  })

  it('are those of what was made, or of what is gone', () => {
    expect(fieldRows(null, { name: 'Roof' })).toEqual([
      { path: ['name'], before: undefined, after: 'Roof' },
    ])
    expect(fieldRows({ name: 'Roof' }, null)).toEqual([
      { path: ['name'], before: 'Roof', after: undefined },
    ])
    expect(fieldRows(null, null)).toEqual([])
  })

  it('within others have rows of their own, lists have one', () => {
    expect(
      fieldRows(
        { settings: { interval: 60 }, shared_to: ['a'] },
        { settings: { interval: 300, led: null }, shared_to: ['a', 'b'] },
      ),
    ).toEqual([
      { path: ['settings', 'interval'], before: 60, after: 300 },
      { path: ['settings', 'led'], before: undefined, after: null },
      { path: ['shared_to'], before: ['a'], after: ['a', 'b'] },
    ])
  })

  it('that became another kind of thing, are empty or lie deep are one row', () => {
    expect(fieldRows({ range: 'all' }, { range: { last: 5 } })).toHaveLength(1)
    expect(fieldRows(null, { range: {} })).toEqual([
      { path: ['range'], before: undefined, after: {} },
    ])
    expect(fieldRows(null, { a: { b: { c: { d: { e: 1 } } } } })).toEqual([
      { path: ['a', 'b', 'c', 'd'], before: undefined, after: { e: 1 } },
    ])
  })

  it('of every name are fields and nothing else', () => {
    const after = JSON.parse('{"__proto__": {"x": 1}, "constructor": "y"}') as object
    expect(fieldRows(null, after as Record<string, unknown>)).toEqual([
      { path: ['__proto__', 'x'], before: undefined, after: 1 },
      { path: ['constructor'], before: undefined, after: 'y' },
    ])
  })
})
