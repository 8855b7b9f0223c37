import type { PaneTree } from '@airshed/contract'
import { describe, expect, it } from 'vitest'
import { column, drawnTree, row } from '../testsupport/drawnTree.ts'
import { paneIds, settled, sharesOf } from './paneSplit.ts'

describe('a normalized arrangement', () => {
  it.each<[string, PaneTree, string]>([
    ['a pane alone', 'a', 'a'],
    ['equal shares where none are told', row(['a', 'b', 'c', 'd']), 'row(a 25, b 25, c 25, d 25)'],
    ['shares that add up to 100', row(['a', 'b'], [1, 3]), 'row(a 25, b 75)'],
    ['equal ones for too few', row(['a', 'b'], [30]), 'row(a 50, b 50)'],
    ['equal ones for what is no number', row(['a', 'b'], [Number.NaN, 3]), 'row(a 50, b 50)'],
    ['no split of one', row([column(['a'])]), 'a'],
    [
      'no row directly in a row',
      row(['a', row(['b', 'c'], [25, 75])], [60, 40]),
      'row(a 60, b 10, c 30)',
    ],
    ['a column in a row', row(['a', column(['b', 'c'])]), 'row(a 50, column(b 50, c 50) 50)'],
    ['no slivers', row(['a', 'b', 'c'], [2, 49, 49]), 'row(a 10, b 45, c 45)'],
    [
      'no slivers that come from making room',
      row(['a', 'b', 'c'], [1, 10.5, 88.5]),
      'row(a 10, b 10, c 80)',
    ],
    [
      'twelve in a row',
      row([...'abcdefghijkl']),
      `row(${[...'abcdefghijkl'].map((id) => `${id} 8`).join(', ')})`,
    ],
  ])('normalizes to %s', (_, tree, expected) => {
    expect(drawnTree(settled(tree))).toBe(expected)
    expect(drawnTree(settled(settled(tree)))).toBe(expected)
  })

  it('gives every split shares of 100 %', () => {
    const tree = settled(row(['a', column(['b', row(['c', 'd'], [1, 99])], [3, 1])], [7, 11]))
    const check = (part: PaneTree): void => {
      if (typeof part === 'string') return
      expect(sharesOf(part).reduce((sum, share) => sum + share, 0)).toBeCloseTo(100)
      for (const pane of part.panes) check(pane)
    }
    check(tree)
  })

  it('lists panes from left to right and from top to bottom', () => {
    expect(paneIds(row([column(['a', 'b']), 'c']))).toEqual(['a', 'b', 'c'])
  })
})
