import { HOUR_MS, lastRange, MINUTE_MS } from '@airshed/domain'
import { describe, expect, it } from 'vitest'
import { pickRange, togglePause, unzoom, zoomInto } from './rangeState.ts'

const NOW = Date.UTC(2026, 0, 10, 12)
describe('a zoom', () => {
  const start = pickRange({
    range: lastRange(3 * HOUR_MS, NOW),
    isUpdatesOn: true,
    refreshMs: null,
  })
  const stretch = { from: NOW - 20 * MINUTE_MS, to: NOW - 10 * MINUTE_MS }
  const closer = { from: NOW - 18 * MINUTE_MS, to: NOW - 15 * MINUTE_MS }

  it('stands still, and a double click goes back to where all began, live again', () => {
    const zoomed = zoomInto(zoomInto(start, stretch), closer)
    expect(zoomed).toMatchObject({ range: closer, isUpdatesOn: false })
    expect(unzoom(zoomed)).toEqual(start)
  })

  it('is a range of whole milliseconds, as the server takes them', () => {
    const drawn = { from: NOW - 1000.4, to: NOW - 10.4 }
    expect(zoomInto(start, drawn).range).toEqual({ from: NOW - 1001, to: NOW - 10 })
  })

  it('is over once another range is picked', () => {
    const picked = pickRange({ range: closer, isUpdatesOn: false, refreshMs: null })
    expect(unzoom(picked)).toBe(picked)
  })

  it('stays where it is when there is nothing to go back to', () => {
    expect(unzoom(start)).toBe(start)
  })
})

it('comes to life with its own length when it is resumed', () => {
  const still = pickRange({
    range: { from: NOW - 9, to: NOW - 4 },
    isUpdatesOn: false,
    refreshMs: null,
  })
  expect(togglePause(still, NOW)).toMatchObject({
    range: { from: NOW - 5, to: NOW },
    isUpdatesOn: true,
  })
})

it('stops where it has come to when it is paused between two refreshes', () => {
  const range = { from: NOW - HOUR_MS, to: NOW }
  const paced = pickRange({ range, isUpdatesOn: false, refreshMs: MINUTE_MS })
  expect(togglePause(paced, NOW + 30_000)).toMatchObject({
    range,
    isUpdatesOn: false,
    refreshMs: null,
  })
})
