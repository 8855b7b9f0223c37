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

describe('orders of a reader', () => {
  it('that had ended before the page was opened are nothing to tell', () => {
    const { justEnded, unsettled } = followRuns(FOLLOWED_NONE, [done('old', 2)])
    expect([justEnded, [...unsettled]]).toEqual([[], []])
  })

  it('that ran when the page was opened are told when they end, once', () => {
    const opened = followRuns(FOLLOWED_NONE, [run('a')])
    const ended = followRuns(opened, [done('a')])
    expect(ended.justEnded.map(({ id }) => id)).toEqual(['a'])
    expect(followRuns(ended, [done('a')]).justEnded).toEqual([])
  })

  it('that left devices as they were stay until they are dismissed', () => {
    const opened = followRuns(FOLLOWED_NONE, [run('a'), run('b')])
    const ended = followRuns(opened, [done('a', 1), run('b', { state: 'cancelled', changed: 4 })])
    expect([...ended.unsettled].toSorted()).toEqual(['a', 'b'])
    expect([...followRuns(ended, [done('a', 1)]).unsettled].toSorted()).toEqual(['a', 'b'])
  })

  it('that asked devices for something stay, as their answers are still to come', () => {
    const asking = { change: 'command', command: 'format' } as const
    const opened = followRuns(FOLLOWED_NONE, [run('a', asking)])
    const ended = followRuns(opened, [{ ...done('a'), ...asking }])
    expect([...ended.unsettled]).toEqual(['a'])
  })

  it('that end before it is known that they were submitted are told', () => {
    const answered = followRuns(FOLLOWED_NONE, [done('new'), done('old')])
    expect(answered.justEnded).toEqual([])
    const { justEnded, running } = followOrder(answered, 'new')
    expect([justEnded.map(({ id }) => id), running.size]).toEqual([['new'], 0])
  })

  it('of which an answer knows nothing yet are followed on', () => {
    const ordered = followOrder(followRuns(FOLLOWED_NONE, []), 'new')
    const late = followRuns(ordered, [])
    expect(followRuns(late, [done('new')]).justEnded.map(({ id }) => id)).toEqual(['new'])
  })
})
