import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from './duration.ts'
import { chooseRange, goNext, goPrevious, resumeUpdates, toggleUpdates } from './liveState.ts'
import { lastRange } from './range.ts'

const now = Date.UTC(2026, 4, 17, 12)
const live = { range: lastRange(3 * HOUR_MS, now), isUpdatesOn: true }

describe('live updates', () => {
  it('are switched off by a historical range and kept by a recent one', () => {
    expect(chooseRange(live, lastRange(HOUR_MS, now - 2 * HOUR_MS), now).isUpdatesOn).toBe(false)
    expect(chooseRange(live, lastRange(HOUR_MS, now - MINUTE_MS), now).isUpdatesOn).toBe(true)
  })

  it('are not switched on by choosing a recent range', () => {
    const paused = toggleUpdates(live, now)
    expect(chooseRange(paused, live.range, now).isUpdatesOn).toBe(false)
  })

  it('pause without moving the window', () => {
    expect(toggleUpdates(live, now + HOUR_MS)).toEqual({ range: live.range, isUpdatesOn: false })
  })

  it('resume by moving the window to now, its length kept', () => {
    const old = { range: lastRange(6 * HOUR_MS, now - 48 * HOUR_MS), isUpdatesOn: false }
    expect(resumeUpdates(old, now)).toEqual({
      range: { from: now - 6 * HOUR_MS, to: now },
      isUpdatesOn: true,
    })
  })

  it('stop when a person steps back, even by half an hour', () => {
    const short = { range: lastRange(30 * MINUTE_MS, now), isUpdatesOn: true }
    expect(goPrevious(short)).toEqual({
      range: { from: now - HOUR_MS, to: now - 30 * MINUTE_MS },
      isUpdatesOn: false,
    })
  })

  it('step forward up to now and no further', () => {
    const back = goPrevious(live)
    const forward = goNext(back, now)
    expect(forward.range).toEqual(live.range)
    expect(goNext(forward, now)).toBe(forward)
  })
})
