import type { NodeChangeRun } from '@airshed/console-kit'
import { describe, expect, it } from 'vitest'
import { FOLLOWED_NONE, followOrder, followRuns } from './followRuns.ts'

const run = (id: string, changes: Partial<NodeChangeRun> = {}): NodeChangeRun => ({
  id,
  change: 'hibernate',
  state: 'running',
  started_at: 0,
  of: 10,
  changed: 0,
  unchanged: 0,
  refused: 0,
  settings: null,
  command: null,
  ...changes,
})
const done = (id: string, refused = 0) => run(id, { state: 'done', changed: 10 - refused, refused })

describe('following orders', () => {
  it('ignores orders that had ended before the page was opened', () => {
    const { justEnded, unsettled } = followRuns(FOLLOWED_NONE, [done('old', 2)])
    expect([justEnded, [...unsettled]]).toEqual([[], []])
  })

  it('reports the end of a running order once', () => {
    const opened = followRuns(FOLLOWED_NONE, [run('a')])
    const ended = followRuns(opened, [done('a')])
    expect(ended.justEnded.map(({ id }) => id)).toEqual(['a'])
    expect(followRuns(ended, [done('a')]).justEnded).toEqual([])
  })

  it('keeps orders that left devices unchanged until they are dismissed', () => {
    const opened = followRuns(FOLLOWED_NONE, [run('a'), run('b')])
    const ended = followRuns(opened, [done('a', 1), run('b', { state: 'cancelled', changed: 4 })])
    expect([...ended.unsettled].toSorted()).toEqual(['a', 'b'])
    expect([...followRuns(ended, [done('a', 1)]).unsettled].toSorted()).toEqual(['a', 'b'])
  })

  it('keeps orders that wait for answers of devices', () => {
    const asking = { change: 'command', command: 'format' } as const
    const opened = followRuns(FOLLOWED_NONE, [run('a', asking)])
    const ended = followRuns(opened, [{ ...done('a'), ...asking }])
    expect([...ended.unsettled]).toEqual(['a'])
  })

  it('reports an order that ends before its submission is answered', () => {
    const answered = followRuns(FOLLOWED_NONE, [done('new'), done('old')])
    expect(answered.justEnded).toEqual([])
    const { justEnded, running } = followOrder(answered, 'new')
    expect([justEnded.map(({ id }) => id), running.size]).toEqual([['new'], 0])
  })

  it('keeps following an order that the list does not have yet', () => {
    const ordered = followOrder(followRuns(FOLLOWED_NONE, []), 'new')
    const late = followRuns(ordered, [])
    expect(followRuns(late, [done('new')]).justEnded.map(({ id }) => id)).toEqual(['new'])
  })
})
