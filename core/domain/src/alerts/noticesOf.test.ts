import { describe, expect, it } from 'vitest'
import type { AlertChange } from './judgeAlert.ts'
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
const standing = (isActive: boolean) => ({
  isActive,
  lacksData: false,
  beganTs: null,
  group: 'g0',
})
const tell = (changes: AlertChange[], isActive: boolean, more: object = {}) => {
  const before = { told: null, toldNoData: false, toldTs: null }
  const { notices, after } = noticesOf({
    ...LIVE,
    ...before,
    changes,
    standing: standing(isActive),
    ...more,
  })
  return { notices: notices.map(({ ts, isActive: is }) => [ts, is]), after }
}

describe('notices to subscribers', () => {
  it('notifies of each change that has just happened, in order', () => {
    const changes = [at(95_000, true), at(96_000, false), at(97_000, true)]
    expect(tell(changes, true)).toEqual({
      notices: [
        [95_000, true],
        [96_000, false],
        [97_000, true],
      ],
      after: { told: true, toldNoData: false, toldTs: 97_000 },
    })
  })

  it('notifies of nothing for an alert that is resolved from the start', () => {
    expect(tell([at(99_000, false)], false).notices).toEqual([])
  })

  it('notifies once of an activation, also where its time is corrected', () => {
    const told = { told: true, toldTs: 97_000 }
    expect(tell([at(96_000, true)], true, told).notices).toEqual([])
    expect(tell([at(97_000, true)], true, told).notices).toEqual([])
  })

  it('notifies of no changes in the past', () => {
    expect(tell([at(10_000, true), at(20_000, false)], false).notices).toEqual([])
  })

  it('notifies of a state changed by late readings with the next current reading', () => {
    const changes = [at(50_000, true)]
    expect(tell(changes, true, { isLive: false }).notices).toEqual([])
    expect(tell(changes, true).notices).toEqual([[50_000, true]])
  })

  it('notifies that an alert told as active is resolved', () => {
    expect(tell([], false, { told: true, toldTs: 97_000 }).notices).toEqual([[NOW, false]])
  })

  it('notifies once that data are missing, and once that they returned', () => {
    const lacking = { ...standing(false), lacksData: true }
    const first = tell([lost(95_000)], false, { standing: lacking })
    expect(first).toEqual({
      notices: [[95_000, false]],
      after: { told: false, toldNoData: true, toldTs: 95_000 },
    })
    expect(tell([], false, { ...first.after, standing: lacking }).notices).toEqual([])
    expect(tell([at(97_000, false)], false, first.after).notices).toEqual([[97_000, false]])
    expect(tell([at(97_000, true)], true, first.after).notices).toEqual([[97_000, true]])
  })

  it('notifies that data are there after all where late readings brought them', () => {
    const before = { told: false, toldNoData: true, toldTs: 95_000 }
    expect(tell([], false, before).notices).toEqual([[NOW, false]])
  })
})
