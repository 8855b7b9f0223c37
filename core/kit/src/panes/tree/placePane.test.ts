import type { PaneTree } from '@airshed/contract'
import { describe, expect, it } from 'vitest'
import { column, drawnTree, row } from '../testsupport/drawnTree.ts'
import { placedBack, withoutPane } from './placePane.ts'

const usual = row(['a', column(['b', 'c', 'd'], [50, 25, 25])], [40, 60])

describe('a pane that is shown again', () => {
  it.each<[string, PaneTree, string, string]>([
    [
      'before its column',
      column(['b', 'c', 'd'], [50, 25, 25]),
      'a',
      'row(a 40, column(b 50, c 25, d 25) 60)',
    ],
    [
      'below the one above it',
      row(['a', column(['b', 'd'])]),
      'c',
      'row(a 50, column(b 33, c 17, d 50) 50)',
    ],
    ['above the one below it', row(['a', 'c']), 'b', 'row(a 50, column(b 67, c 33) 50)'],
    ['beside the next split where its own is gone', 'a', 'd', 'row(a 40, d 60)'],
    ['wherever its neighbours are now', row(['d', 'a']), 'c', 'row(column(c 50, d 50) 50, a 50)'],
    [
      'on the right where the default has it nowhere',
      row(['a', 'b']),
      'x',
      'row(a 33, b 33, x 33)',
    ],
  ])('places the pane %s', (_, tree, id, expected) => {
    expect(drawnTree(placedBack(tree, usual, id))).toBe(expected)
  })
})

describe('a pane that is hidden', () => {
  it.each<[PaneTree, string, string]>([
    [usual, 'a', 'column(b 50, c 25, d 25)'],
    [usual, 'c', 'row(a 40, column(b 67, d 33) 60)'],
    [row(['a', column(['b', row(['c', 'd'])])]), 'b', 'row(a 50, c 25, d 25)'],
    ['a', 'a', 'nothing'],
    ['a', 'b', 'a'],
  ])('gives the room of a pane in %j to the others: without %s', (tree, id, expected) => {
    expect(drawnTree(withoutPane(tree, id))).toBe(expected)
  })
})
