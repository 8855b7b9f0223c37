import type { PaneTree } from '@airshed/contract'
import { describe, expect, it } from 'vitest'
import { column, drawnTree, row } from '../testsupport/drawnTree.ts'
import { lineLimits, moveLine, resizePane } from './resizePane.ts'

const tree = row(['a', column(['b', 'c'], [60, 40]), 'd'], [30, 40, 30])

describe('a pane that is resized', () => {
  it.each<[string, PaneTree, string, 'row' | 'column', number, string]>([
    [
      'wider, and the next makes way',
      tree,
      'a',
      'row',
      5,
      'row(a 35, column(b 60, c 40) 35, d 30)',
    ],
    ['narrower', tree, 'a', 'row', -5, 'row(a 25, column(b 60, c 40) 45, d 30)'],
    ['wider, being the last', tree, 'd', 'row', 5, 'row(a 30, column(b 60, c 40) 35, d 35)'],
    ['higher, in its own column', tree, 'b', 'column', 5, 'row(a 30, column(b 65, c 35) 40, d 30)'],
    ['wider with all of its column', tree, 'c', 'row', 5, 'row(a 30, column(b 60, c 40) 45, d 25)'],
    ['no smaller than the least', row(['a', 'b'], [12, 88]), 'a', 'row', -5, 'row(a 10, b 90)'],
  ])('makes a pane %s', (_, before, id, direction, step, expected) => {
    expect(drawnTree(resizePane(before, id, direction, step))).toBe(expected)
  })

  it.each<[string, PaneTree, string, 'row' | 'column', number]>([
    ['higher where nothing is above or below', tree, 'a', 'column', 5],
    ['smaller than the least', row(['a', 'b'], [10, 90]), 'a', 'row', -5],
    ['larger than all but the least', row(['a', 'b'], [90, 10]), 'a', 'row', 5],
    ['larger, being alone', 'a', 'a', 'row', 5],
    [
      'wider at the cost of others than those in its own row',
      row(['a', column([row(['b', 'c'], [90, 10]), 'd'])]),
      'b',
      'row',
      5,
    ],
  ])('leaves a pane unchanged: %s', (_, before, id, direction, step) => {
    expect(resizePane(before, id, direction, step)).toBeNull()
  })
})

describe('a border that is moved', () => {
  it('takes from one side and gives to the other', () => {
    expect(drawnTree(moveLine(tree, [], 1, 55))).toBe('row(a 30, column(b 60, c 40) 55, d 15)')
    expect(drawnTree(moveLine(tree, [1], 0, 25))).toBe('row(a 30, column(b 25, c 75) 40, d 30)')
  })

  it('stops where one side is at its minimum', () => {
    expect(drawnTree(moveLine(tree, [], 0, 99))).toBe('row(a 60, column(b 60, c 40) 10, d 30)')
    expect(lineLimits(70)).toEqual({ least: 10, most: 60 })
    expect(lineLimits(16)).toEqual({ least: 8, most: 8 })
  })

  it('changes nothing where there is no border', () => {
    expect(moveLine(tree, [0], 0, 20)).toBeNull()
    expect(moveLine(tree, [], 2, 20)).toBeNull()
    expect(moveLine(tree, [], 0, 30)).toBeNull()
  })
})
