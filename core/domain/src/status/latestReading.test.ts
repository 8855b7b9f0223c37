import { DEFAULT_PROFILE_ID, profileById } from '@airshed/profiles'
import { describe, expect, it } from 'vitest'
import { latestReading, reportedStatus, reportTimes } from './latestReading.ts'

const MINUTE_MS = 60_000
const now = Date.UTC(2026, 2, 14, 17)
const profile = profileById(DEFAULT_PROFILE_ID)

/** Readings of a device that reports every five minutes; the last is so many minutes old. */
const series = (values: readonly number[], ageMin = 1, flag?: number, path = '132:5') => ({
  path,
  unit: path === '132:5' ? 'µg/m³' : 'V',
  times: Float64Array.from(values, (_, at) => now - (ageMin + values.length - 1 - at) * MINUTE_MS),
  values: Float64Array.from(values),
  ...(flag === undefined ? {} : { flags: Uint8Array.from(values, () => flag) }),
  reportingIntervalMs: 5 * MINUTE_MS,
})

describe('the latest reading', () => {
  it.each([
    ['of several', series([4, 6]), { value: 6, atMs: now - MINUTE_MS, isOld: false }],
    ['within the reporting gap', series([6], 8), { isOld: false }],
    ['beyond the reporting gap', series([6], 9), { isOld: true, value: 6 }],
    [
      'of a battery, which may stay silent for longer',
      series([4], 12, 0, '190:1'),
      { isOld: false },
    ],
    [
      'of the online status, which holds until it changes',
      series([0], 9_000, 0, '190:4'),
      { value: 0, isOld: false },
    ],
    [
      'below its detection limit',
      { ...series([1]), limits: Float64Array.of(2) },
      { value: 1, isFaulty: false, belowLimit: { limit: 2, counted: 1 } },
    ],
    [
      'below its detection limit that does not count',
      { ...series([Number.NaN]), limits: Float64Array.of(2) },
      { value: null, isFaulty: false, belowLimit: { limit: 2, counted: null } },
    ],
    ['of a broken sensor', series([999], 1, 1), { value: null, isFaulty: true, grade: null }],
    [
      'that is out of range',
      series([999], 1, 8),
      {
        value: null,
        isFaulty: true,
        hidden: { reason: 'implausible', plausible: { min: -50, max: 400_000 } },
      },
    ],
    [
      'that somebody marked',
      series([999], 1, 24),
      { value: null, hidden: { reason: 'invalid', plausible: null } },
    ],
    ['whose time the server put right', series([6], 1, 4), { value: 6, isFaulty: false }],
    ['that is a gap', series([Number.NaN]), { value: null, isFaulty: false }],
    ['where there never was one', series([]), { value: null, atMs: null, isOld: false }],
  ])('gives the latest reading %s', (_, given, expected) => {
    expect(latestReading(given, profile, now)).toMatchObject(expected)
  })

  it('grades the latest reading by a profile that grades single readings', () => {
    expect(latestReading(series([20]), profile, now).grade?.name).toBe('Moderate')
    expect(latestReading(series([20]), undefined, now).grade).toBeNull()
    expect(latestReading(series([20]), profileById('us-aqi-2024'), now).grade).toBeNull()
  })
})

describe('the status of a device', () => {
  const device = { status: 'activated' as const, interval: 5 * MINUTE_MS, last_online: now - 3.6e6 }
  it.each([
    ['offline when it has been silent for too long', device, [null], 'offline'],
    ['online as soon as a live reading comes', device, [null, now], 'online'],
    [
      'as stored when it is not activated',
      { ...device, status: 'deactivated' as const },
      [now],
      'deactivated',
    ],
  ])('shows a device %s', (_, given, readAtMs, expected) => {
    expect(reportedStatus(given, readAtMs, now)).toBe(expected)
  })

  it('ignores values that the server keeps of a device as its reports', () => {
    const kept = series([1], 0, 0, '190:4')
    expect(reportTimes([kept, series([]), series([6], 1)])).toEqual([now - MINUTE_MS])
    expect(reportedStatus(device, reportTimes([kept]), now)).toBe('offline')
  })
})
