import type { Frame } from '@airshed/contract'
import { describe, expect, it } from 'vitest'
import { staleSince } from './staleSince.ts'

const NOW_MS = 1_000_000_000
const MINUTE_MS = 60_000

/** A series whose readings are so many minutes old; NaN values by `gap`. */
const series = (
  agesMin: readonly number[],
  { intervalMin = 1, averagedMin = null as number | null, gap = false } = {},
): Frame => ({
  dataPointId: 'a',
  nodeId: 'n',
  path: '132:5',
  label: 'PM2.5',
  shortLabel: 'PM2.5',
  times: Float64Array.from(agesMin, (age) => NOW_MS - age * MINUTE_MS),
  values: Float64Array.from(agesMin, () => (gap ? NaN : 1)),
  unit: '',
  precision: 1,
  kind: 'scalar',
  averagingPeriodMs: averagedMin === null ? null : averagedMin * MINUTE_MS,
  reportingIntervalMs: intervalMin * MINUTE_MS,
  isSimulated: false,
})

describe('old data of a widget', () => {
  it.each<[string, Frame[], number | null, number | null]>([
    ['not while they come in', [series([3, 2, 1])], 0, null],
    ['once a device is silent for three intervals', [series([9, 4])], 0, 4],
    ['not within the gap of a slow device', [series([7], { intervalMin: 5 })], 0, null],
    ['after the gap of a slow device', [series([9], { intervalMin: 5 })], 0, 9],
    ['not while one of two series comes in', [series([30]), series([1])], 0, null],
    ['since the newest of two silent ones', [series([30]), series([20])], 0, 20],
    ['not between two hourly means', [series([55], { averagedMin: 60 })], 0, null],
    ['not for want of any reading', [series([30], { gap: true }), series([])], 0, null],
    ['once nothing confirmed them for two minutes', [], 3, 3],
    ['not within two minutes of the last confirmation', [], 1.9, null],
    ['not before the first answer', [], null, null],
  ])('reports since when data are old: %s', (_, frames, asOfMin, expectedMin) => {
    const asOfMs = asOfMin === null ? null : NOW_MS - asOfMin * MINUTE_MS
    const since = staleSince({ frames, asOfMs }, true, NOW_MS)
    expect(since === null ? null : (NOW_MS - since) / MINUTE_MS).toBe(expectedMin)
  })

  it('calls no data old for a fixed range', () => {
    expect(staleSince({ frames: [series([500])], asOfMs: 0 }, false, NOW_MS)).toBeNull()
  })
})
