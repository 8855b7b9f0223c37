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

  it('a zoom stops updates, and a double click returns to the live range', () => {
    const zoomed = zoomInto(zoomInto(start, stretch), closer)
    expect(zoomed).toMatchObject({ range: closer, isUpdatesOn: false })
    expect(unzoom(zoomed)).toEqual(start)
  })

  it('a zoom covers whole milliseconds, as the server takes them', () => {
    const drawn = { from: NOW - 1000.4, to: NOW - 10.4 }
    expect(zoomInto(start, drawn).range).toEqual({ from: NOW - 1001, to: NOW - 10 })
  })

  it('picking a range ends the zoom', () => {
    const picked = pickRange({ range: closer, isUpdatesOn: false, refreshMs: null })
    expect(unzoom(picked)).toBe(picked)
  })

  it('keeps the range when there is no zoom to undo', () => {
    expect(unzoom(start)).toBe(start)
  })
})

it('a resumed range is live again with its own length', () => {
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

it('a paused range stops where it is, between two refreshes', () => {
  const range = { from: NOW - HOUR_MS, to: NOW }
  const paced = pickRange({ range, isUpdatesOn: false, refreshMs: MINUTE_MS })
  expect(togglePause(paced, NOW + 30_000)).toMatchObject({
    range,
    isUpdatesOn: false,
    refreshMs: null,
  })
})
