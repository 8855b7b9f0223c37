import { describe, expect, it } from 'vitest'
import { fieldRows } from './fieldRows.ts'

describe('the rows of a change', () => {
  it('pairs old and new values in the order of the fields', () => {
    expect(fieldRows({ name: 'Roof', status: 'active' }, { name: 'Harbour' })).toEqual([
      { path: ['name'], before: 'Roof', after: 'Harbour' },
      { path: ['status'], before: 'active', after: undefined },
    ])
  })

  it('lists the fields of something that was created or deleted', () => {
    expect(fieldRows(null, { name: 'Roof' })).toEqual([
      { path: ['name'], before: undefined, after: 'Roof' },
    ])
    expect(fieldRows({ name: 'Roof' }, null)).toEqual([
      { path: ['name'], before: 'Roof', after: undefined },
    ])
    expect(fieldRows(null, null)).toEqual([])
  })

  it('gives nested fields rows of their own, and lists a single row', () => {
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

  it('gives one row to fields that changed type, are empty or are nested deeply', () => {
    expect(fieldRows({ range: 'all' }, { range: { last: 5 } })).toHaveLength(1)
    expect(fieldRows(null, { range: {} })).toEqual([
      { path: ['range'], before: undefined, after: {} },
    ])
    expect(fieldRows(null, { a: { b: { c: { d: { e: 1 } } } } })).toEqual([
      { path: ['a', 'b', 'c', 'd'], before: undefined, after: { e: 1 } },
    ])
  })

  it('treats fields named like JavaScript internals as plain fields', () => {
    const after = JSON.parse('{"__proto__": {"x": 1}, "constructor": "y"}') as object
    expect(fieldRows(null, after as Record<string, unknown>)).toEqual([
      { path: ['__proto__', 'x'], before: undefined, after: 1 },
      { path: ['constructor'], before: undefined, after: 'y' },
    ])
  })
})
