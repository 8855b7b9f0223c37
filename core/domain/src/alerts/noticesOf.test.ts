import { describe, expect, it } from 'vitest'
import type { AlertChange } from './evaluateTracks.ts'
import { noticesOf } from './noticesOf.ts'

const NOW = 100_000
const LIVE = { now: NOW, liveForMs: 10_000, isLive: true }
const at = (ts: number, isActive: boolean): AlertChange => ({
  ts,
  isActive,
  lacksData: false,
  group: 'g0',
  values: [1],
})
const lost = (ts: number): AlertChange => ({ ...at(ts, false), lacksData: true })
const state = (isActive: boolean) => ({
  isActive,
  lacksData: false,
  beganTs: null,
  group: 'g0',
})
const notify = (changes: AlertChange[], isActive: boolean, more: object = {}) => {
  const before = { notified: null, notifiedNoData: false, notifiedTs: null }
  const { notices, after } = noticesOf({
    ...LIVE,
    ...before,
    changes,
    state: state(isActive),
    ...more,
  })
  return { notices: notices.map(({ ts, isActive: is }) => [ts, is]), after }
}

describe('notices to subscribers', () => {
  it('notifies of each change that has just happened, in order', () => {
    const changes = [at(95_000, true), at(96_000, false), at(97_000, true)]
    expect(notify(changes, true)).toEqual({
      notices: [
        [95_000, true],
        [96_000, false],
        [97_000, true],
      ],
      after: { notified: true, notifiedNoData: false, notifiedTs: 97_000 },
    })
  })

  it('notifies of nothing for an alert that is resolved from the start', () => {
    expect(notify([at(99_000, false)], false).notices).toEqual([])
  })

  it('notifies once of an activation, also where its time is corrected', () => {
    const notified = { notified: true, notifiedTs: 97_000 }
    expect(notify([at(96_000, true)], true, notified).notices).toEqual([])
    expect(notify([at(97_000, true)], true, notified).notices).toEqual([])
  })

  it('notifies of no changes in the past', () => {
    expect(notify([at(10_000, true), at(20_000, false)], false).notices).toEqual([])
  })

  it('notifies of a state changed by late readings with the next current reading', () => {
    const changes = [at(50_000, true)]
    expect(notify(changes, true, { isLive: false }).notices).toEqual([])
    expect(notify(changes, true).notices).toEqual([[50_000, true]])
  })

  it('notifies that an alert reported as active is resolved', () => {
    expect(notify([], false, { notified: true, notifiedTs: 97_000 }).notices).toEqual([
      [NOW, false],
    ])
  })

  it('notifies once that data are missing, and once that they returned', () => {
    const lacking = { ...state(false), lacksData: true }
    const first = notify([lost(95_000)], false, { state: lacking })
    expect(first).toEqual({
      notices: [[95_000, false]],
      after: { notified: false, notifiedNoData: true, notifiedTs: 95_000 },
    })
    expect(notify([], false, { ...first.after, state: lacking }).notices).toEqual([])
    expect(notify([at(97_000, false)], false, first.after).notices).toEqual([[97_000, false]])
    expect(notify([at(97_000, true)], true, first.after).notices).toEqual([[97_000, true]])
  })

  it('notifies that data are there after all where late readings brought them', () => {
    const before = { notified: false, notifiedNoData: true, notifiedTs: 95_000 }
    expect(notify([], false, before).notices).toEqual([[NOW, false]])
  })
})
