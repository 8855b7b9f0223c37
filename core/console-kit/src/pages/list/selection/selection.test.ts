import { describe, expect, it } from 'vitest'
import {
  isNothing,
  isSelected,
  NOTHING_SELECTED,
  rangeOf,
  selectedCount,
  withRows,
  type ListSelection,
} from './selection.ts'

const query = { search: '', sort: 'name', group: null, filters: {} }
const all: ListSelection = { all: true, except: new Set(), query }

describe('a selection', () => {
  it('selects and deselects single rows', () => {
    const two = withRows(NOTHING_SELECTED, ['a', 'b'], true)
    expect(['a', 'b', 'c'].filter((key) => isSelected(two, key))).toEqual(['a', 'b'])
    expect(isNothing(withRows(two, ['a', 'b'], false))).toBe(true)
  })

  it('selects all matches, loaded or not, except those deselected', () => {
    const most = withRows(all, ['b'], false)
    expect(['a', 'b', 'unseen'].filter((key) => isSelected(most, key))).toEqual(['a', 'unseen'])
    expect(isSelected(withRows(most, ['b'], true), 'b')).toBe(true)
  })

  it('leaves the previous selection unchanged', () => {
    const before = withRows(NOTHING_SELECTED, ['a'], true)
    withRows(before, ['b'], true)
    expect(isSelected(before, 'b')).toBe(false)
  })

  it.each([
    [withRows(NOTHING_SELECTED, ['a', 'b'], true), 900, 2],
    [all, 900, 900],
    [withRows(all, ['a'], false), 900, 899],
    [withRows(all, ['a'], false), { atLeast: 10_000 }, { atLeast: 9_999 }],
    [all, null, null],
  ] as const)('counts the selected rows (%#)', (selection, total, count) => {
    expect(selectedCount(selection, total)).toEqual(count)
  })
})

describe('a range of rows', () => {
  const keys = ['a', 'b', 'c', 'd']
  it.each([
    ['b', 'd', ['b', 'c', 'd']],
    ['d', 'b', ['b', 'c', 'd']],
    ['c', 'c', ['c']],
    [null, 'c', ['c']],
    ['gone', 'c', ['c']],
  ])('selects the range from %s to %s', (anchor, to, range) => {
    expect(rangeOf(keys, anchor, to)).toEqual(range)
  })
})
