import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { describe, expect, it } from 'vitest'
import { readRangeParams, writeRangeParams, type RangeParams } from './rangeParams.ts'
import { pickRange, unzoom, zoomInto } from './rangeState.ts'

const NOW = Date.UTC(2026, 0, 10, 12)
const stretch = { from: NOW - 20 * MINUTE_MS, to: NOW - 10 * MINUTE_MS }
const still = { range: stretch, isUpdatesOn: false, refreshMs: null }
const live = (hours: number) => ({
  range: { from: NOW - hours * HOUR_MS, to: NOW },
  isUpdatesOn: true,
  refreshMs: null,
})
const paced = { ...live(6), isUpdatesOn: false, refreshMs: 5 * MINUTE_MS }

/** As they are in an address: what is not set is not there. */
const written = (state: Parameters<typeof writeRangeParams>[0]): RangeParams =>
  JSON.parse(JSON.stringify(writeRangeParams(state))) as RangeParams

describe('the address of a page', () => {
  it.each([
    ['the last hours, live', pickRange(live(6)), { last: '6h' }],
    ['the last hours, every 5 minutes', pickRange(paced), { last: '6h', refresh: '5m' }],
    [
      'a window that stands',
      pickRange(still),
      { from: String(stretch.from), to: String(stretch.to) },
    ],
    [
      'a zoom into the last hours',
      zoomInto(pickRange(live(3)), stretch),
      { from: String(stretch.from), to: String(stretch.to), unzoom: '3h' },
    ],
    [
      'a zoom out of what moved every 5 minutes',
      zoomInto(pickRange(paced), stretch),
      { from: String(stretch.from), to: String(stretch.to), unzoom: '6h', refresh: '5m' },
    ],
  ])('writes %s, and reads it alike', (_, state, params) => {
    expect(written(state)).toEqual(params)
    expect(readRangeParams(params, NOW)).toEqual(state)
  })

  it('leads out of a zoom into a fixed window', () => {
    const closer = { from: stretch.from + 1000, to: stretch.to - 1000 }
    const zoomed = zoomInto(pickRange(still), closer)
    const read = readRangeParams(written(zoomed), NOW)
    expect(read).toEqual(zoomed)
    expect(read && unzoom(read)).toEqual(pickRange(still))
  })

  it('accepts times as a person writes them', () => {
    const params = { from: '2026-01-10T09:00Z', to: '2026-01-10T11:00+01:00' }
    expect(readRangeParams(params, NOW)?.range).toEqual({
      from: NOW - 3 * HOUR_MS,
      to: NOW - 2 * HOUR_MS,
    })
  })

  it('accepts times from 1970 on', () => {
    const decades = { from: '1970-01-01T00:00Z', to: '1998-01-01T00:00Z' }
    expect(readRangeParams(decades, NOW)?.range).toEqual({ from: 0, to: Date.UTC(1998, 0, 1) })
    expect(readRangeParams({ ...decades, from: '-1' }, NOW)).toBeNull()
  })

  it.each<[string, RangeParams]>([
    ['nothing', {}],
    ['one end alone', { from: String(stretch.from) }],
    ['ends in the wrong order', { from: String(stretch.to), to: String(stretch.from) }],
    ['no time at all', { from: 'yesterday', to: 'now' }],
    ['a window in the future', { from: String(NOW), to: String(NOW + HOUR_MS) }],
    ['centuries', { last: '99999d' }],
    ['a length without a unit', { last: '3' }],
    ['only how it moves', { refresh: '5m', unzoom: '3h' }],
  ])('an address that says %s names no range', (_, params) => {
    expect(readRangeParams(params, NOW)).toBeNull()
  })

  it('an address with one wrong word keeps the rest', () => {
    expect(readRangeParams({ last: '3h', refresh: '2s' }, NOW)).toEqual(pickRange(live(3)))
    expect(readRangeParams({ last: '3h', from: 'x', to: 'y' }, NOW)).toEqual(pickRange(live(3)))
    const { from, to } = { from: String(stretch.from), to: String(stretch.to) }
    expect(readRangeParams({ from, to, unzoom: 'x' }, NOW)).toEqual(pickRange(still))
  })

  it('writes and reads every range that a dashboard opens with', () => {
    const opened = pickRange(live(3))
    expect(readRangeParams(written(opened), NOW)).toEqual(opened)
  })
})
