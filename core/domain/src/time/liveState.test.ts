import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from './duration.ts'
import { chooseRange, goNext, goPrevious, resumeUpdates, toggleUpdates } from './liveState.ts'
import { lastRange } from './range.ts'

const now = Date.UTC(2026, 4, 17, 12)
const live = { range: lastRange(3 * HOUR_MS, now), isUpdatesOn: true }

describe('live updates', () => {
  it('stops live updates at a historical range, and keeps them at a recent one', () => {
    expect(chooseRange(live, lastRange(HOUR_MS, now - 2 * HOUR_MS), now).isUpdatesOn).toBe(false)
    expect(chooseRange(live, lastRange(HOUR_MS, now - MINUTE_MS), now).isUpdatesOn).toBe(true)
  })

  it('keeps live updates stopped when a recent range is chosen', () => {
    const paused = toggleUpdates(live, now)
    expect(chooseRange(paused, live.range, now).isUpdatesOn).toBe(false)
  })

  it('pauses updates without moving the window', () => {
    expect(toggleUpdates(live, now + HOUR_MS)).toEqual({ range: live.range, isUpdatesOn: false })
  })

  it('resumes updates by moving the window to now, with its length', () => {
    const old = { range: lastRange(6 * HOUR_MS, now - 48 * HOUR_MS), isUpdatesOn: false }
    expect(resumeUpdates(old, now)).toEqual({
      range: { from: now - 6 * HOUR_MS, to: now },
      isUpdatesOn: true,
    })
  })

  it('stops updates when a user steps back, even by half an hour', () => {
    const short = { range: lastRange(30 * MINUTE_MS, now), isUpdatesOn: true }
    expect(goPrevious(short)).toEqual({
      range: { from: now - HOUR_MS, to: now - 30 * MINUTE_MS },
      isUpdatesOn: false,
    })
  })

  it('steps forward up to now and no further', () => {
    const back = goPrevious(live)
    const forward = goNext(back, now)
    expect(forward.range).toEqual(live.range)
    expect(goNext(forward, now)).toBe(forward)
  })
})
