import type { PanesDefinition } from '@airshed/contract'
import { describe, expect, it } from 'vitest'
import { hidePane, showPane, usualArrangement } from './arrangement.ts'
import { panesKey, readArrangement, writeArrangement } from './keptPanes.ts'
import { paneIds } from './tree/paneSplit.ts'
import { column, drawnTree, row } from './testsupport/drawnTree.ts'

const title = (en: string) => ({ en })
const panes: PanesDefinition = {
  titles: { a: title('A'), b: title('B'), c: title('C'), d: title('D') },
  arrangement: row(['a', column(['b', 'c'])], [40, 60]),
}
const usual = 'row(a 40, column(b 50, c 50) 60)'
const kept = (tree: unknown, hidden: unknown = ['d'], version = 1): string =>
  JSON.stringify({ version, tree, hidden })

describe('a stored arrangement of panes', () => {
  it.each<[string, string | null, string, string[]]>([
    ['the default where nothing is kept', null, usual, ['d']],
    ['the default where it is no JSON', '{"version":1,', usual, ['d']],
    ['the default where it is null', 'null', usual, ['d']],
    ['the default of another version', kept('a', [], 2), usual, ['d']],
    ['the default where no pane is left of it', kept('x'), usual, ['d']],
    ['the default where it is no tree', kept({ direction: 'up', panes: ['a'] }), usual, ['d']],
    [
      'the arrangement as it was',
      kept(column(['c', row(['b', 'a'], [30, 70])], [20, 80])),
      'column(c 20, row(b 30, a 70) 80)',
      ['d'],
    ],
    ['what was hidden', kept(row(['a', 'c']), ['b', 'd']), 'row(a 50, c 50)', ['b', 'd']],
    [
      'what was shown of what is usually hidden',
      kept(row(['a', 'b', 'c', 'd']), []),
      'row(a 25, b 25, c 25, d 25)',
      [],
    ],
    [
      'nothing of unknown panes',
      kept(row(['x', 'a', column(['y'])]), ['b', 'c', 'z']),
      'a',
      ['b', 'c', 'd'],
    ],
    ['each pane once', kept(row(['a', 'b', 'a', 'c'])), 'row(a 33, b 33, c 33)', ['d']],
    [
      'new panes where the default has them',
      kept(row(['a', 'b'])),
      'row(a 50, column(b 50, c 50) 50)',
      ['d'],
    ],
    [
      'equal shares for spoilt ones',
      kept({ direction: 'row', panes: ['a', 'b', 'c'], shares: [1, 'x', null] }),
      'row(a 33, b 33, c 33)',
      ['d'],
    ],
    [
      'nothing that was taken for hidden by mistake',
      kept(row(['a', 'b', 'c']), 'all'),
      'row(a 33, b 33, c 33)',
      ['d'],
    ],
    [
      'a shown pane, though it is listed as hidden',
      kept(row(['a', 'b', 'c']), ['a']),
      'row(a 33, b 33, c 33)',
      ['d'],
    ],
  ])('restores %s', (_, text, tree, hidden) => {
    const read = readArrangement(text, panes)
    expect(drawnTree(read.tree)).toBe(tree)
    expect(read.hidden).toEqual(hidden)
  })

  it('reads every pane of a stored arrangement, however deep it is nested', () => {
    const deep = (depth: number): string =>
      `${'{"direction":"row","panes":['.repeat(depth)}"a"${',"b"]}'.repeat(depth)}`
    for (const depth of [5, 500, 100_000]) {
      const { tree } = readArrangement(`{"version":1,"hidden":[],"tree":${deep(depth)}}`, panes)
      expect(paneIds(tree).toSorted()).toEqual(['a', 'b', 'c'])
    }
  })
})

describe('storing an arrangement of panes', () => {
  it('stores nothing for the default arrangement', () => {
    expect(writeArrangement(usualArrangement(panes), panes)).toBeNull()
  })

  it('reads back an arrangement as it was stored', () => {
    const now = hidePane(usualArrangement(panes), 'b')
    if (now === null) throw new Error('A pane of three can be hidden')
    expect(readArrangement(writeArrangement(now, panes), panes)).toEqual({
      ...now,
      hidden: ['b', 'd'],
    })
  })

  it('stores the arrangement of each screen by its id', () => {
    expect(panesKey('sample.night-shift')).toBe('panes.sample.night-shift')
  })
})

describe('hiding a pane', () => {
  it('restores the default when a hidden pane is shown again', () => {
    const before = usualArrangement(panes)
    const away = hidePane(before, 'b')
    expect(drawnTree(away?.tree ?? null)).toBe('row(a 40, c 60)')
    expect(away === null ? null : drawnTree(showPane(away, panes, 'b').tree)).toBe(usual)
  })

  it('keeps the last pane visible', () => {
    expect(hidePane({ tree: 'a', hidden: ['b', 'c', 'd'] }, 'a')).toBeNull()
  })
})
