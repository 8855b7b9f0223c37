import type { PaneTree } from '@airshed/contract'
import { describe, expect, it } from 'vitest'
import { column, drawnTree, row } from '../testsupport/drawnTree.ts'
import { movePane, neighbourOf } from './movePane.ts'
import { paneIds } from './paneSplit.ts'
import type { Side } from './placePane.ts'

const beside = row(['a', 'b'], [30, 70])
const three = row(['a', 'b', 'c'], [20, 30, 50])
/** One on the left, two above each other on the right. */
const stacked = row(['a', column(['b', 'c'], [60, 40])], [40, 60])

describe('a pane that moves one step', () => {
  it.each<[string, PaneTree, string, Side, string, string | null]>([
    ['past its neighbour, with its size', beside, 'a', 'right', 'row(b 70, a 30)', 'b'],
    ['past one of several', three, 'c', 'left', 'row(a 20, c 50, b 30)', 'b'],
    [
      'into the split of its neighbour',
      stacked,
      'a',
      'right',
      'column(row(b 50, a 50) 60, c 40)',
      'b',
    ],
    ['out of its split, beside the neighbour', stacked, 'c', 'left', 'row(c 20, a 20, b 60)', 'a'],
    ['past its neighbour below', stacked, 'b', 'bottom', 'row(a 40, column(c 40, b 60) 60)', 'c'],
    ['along the right side', stacked, 'c', 'right', 'row(a 27, b 40, c 33)', null],
    ['along the top', beside, 'b', 'top', 'column(b 50, a 50)', null],
    ['along the top of three', three, 'b', 'top', 'column(b 50, row(a 29, c 71) 50)', null],
  ])('moves a pane %s', (_, tree, id, side, expected, neighbour) => {
    const moved = movePane(tree, id, side)
    expect(drawnTree(moved?.tree ?? null)).toBe(expected)
    expect(moved).toMatchObject({ side, beside: neighbour })
  })

  it.each<[string, PaneTree, string, Side]>([
    ['over the left side', beside, 'a', 'left'],
    ['anywhere, being alone', 'a', 'a', 'top'],
    ['over the bottom', column(['a', 'b']), 'b', 'bottom'],
    ['when it is not there', beside, 'x', 'right'],
  ])('moves no pane %s', (_, tree, id, side) => {
    expect(movePane(tree, id, side)).toBeNull()
  })

  it('loses no pane, whatever is pressed', () => {
    const sides: Side[] = ['left', 'top', 'right', 'right', 'bottom']
    let tree: PaneTree = row(['a', column(['b', row(['c', 'd'])]), 'e'])
    for (let step = 0; step < 300; step += 1) {
      const id = 'abcde'[(step * 7) % 5] ?? 'a'
      tree = movePane(tree, id, sides[(step * 3) % sides.length] ?? 'left')?.tree ?? tree
      expect(paneIds(tree).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
    }
  })

  it('reaches every arrangement of three panes by single moves', () => {
    // Each press is one of twenty; a breadth-first walk meets all arrangements of three panes.
    const seen = new Set<string>()
    const waiting: PaneTree[] = [row(['a', 'b', 'c'])]
    const shape = (tree: PaneTree): string => drawnTree(tree).replaceAll(/ \d+/g, '')
    for (let tree = waiting.shift(); tree !== undefined; tree = waiting.shift()) {
      if (seen.has(shape(tree))) continue
      seen.add(shape(tree))
      for (const id of 'abc') {
        for (const side of ['left', 'right', 'top', 'bottom'] as const) {
          const moved = movePane(tree, id, side)
          if (moved !== null) waiting.push(moved.tree)
        }
      }
    }
    // Rows and columns of three (2 × 6), and one beside two or two beside one (2 × 2 × 6).
    expect(seen.size).toBe(36)
  })
})

it.each<[PaneTree, string, Side, string | null]>([
  [stacked, 'a', 'right', 'b'],
  [stacked, 'b', 'left', 'a'],
  [stacked, 'c', 'left', 'a'],
  [stacked, 'a', 'left', null],
  [row(['a', column(['b', 'c'], [30, 70])]), 'a', 'right', 'c'],
  [column([row(['a', 'b'], [33, 67]), 'c']), 'c', 'top', 'b'],
])('finds in %j the neighbour of %s on the %s: %s', (tree, id, side, expected) => {
  expect(neighbourOf(tree, id, side)).toBe(expected)
})
