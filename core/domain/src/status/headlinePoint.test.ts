import { AIRTHINX_DEFAULT, EAQI_2024 } from '@airshed/profiles'
import { describe, expect, it } from 'vitest'
import { headlinePoint, type NewestPoint } from './headlinePoint.ts'

const NOW = Date.UTC(2026, 4, 4, 10)
const MINUTE_MS = 60_000

const point = (
  path: string,
  lastValue: number | null,
  { unit = 'µg/m³', agoMs = MINUTE_MS } = {},
): NewestPoint => ({
  _id: `1C00.0.0.0/${path}`,
  path,
  unit,
  isMapped: !path.startsWith('raw:'),
  lastValue,
  lastTimeReportedTs: NOW - agoMs,
})
const ppm = { unit: 'ppm' }
const chosen = (points: readonly NewestPoint[], profile = AIRTHINX_DEFAULT) =>
  headlinePoint(points, { profile, intervalMs: MINUTE_MS, nowMs: NOW })?.path

describe('the reading that represents a device', () => {
  it('shows the reading in the worst band of its profile', () => {
    expect(chosen([point('132:5', 8), point('131:10', 1300, ppm), point('132:7', 60)])).toBe(
      '131:10',
    )
  })

  it('prefers the first of the profile among equal readings, wherever measured', () => {
    expect(chosen([point('131:10', 500, ppm), point('132:7', 20), point('132:5', 8)])).toBe('132:5')
    expect(chosen([point('170:1', 3), point('132:5', 3)], EAQI_2024)).toBe('132:5')
  })

  it('shows an ungraded parameter where there is no other', () => {
    expect(
      chosen([point('190:1', 3.9, { unit: 'V' }), point('128:1', 21, { unit: '°C' })], EAQI_2024),
    ).toBe('128:1')
  })

  it('prefers a current reading to an old one that is worse', () => {
    const old = { ...ppm, agoMs: 3 * MINUTE_MS + 1 }
    expect(chosen([point('131:10', 1300, old), point('132:5', 8)])).toBe('132:5')
    expect(chosen([point('131:10', 1300, old)])).toBe('131:10')
  })

  it('shows an unmapped parameter only where nothing else was measured', () => {
    expect(chosen([point('raw:a', 1), point('132:8', 40)])).toBe('132:8')
    expect(chosen([point('raw:a', 1)])).toBe('raw:a')
  })

  it.each([
    ['no data point', []],
    ['only hidden readings', [point('132:5', null)]],
    ['only readings about the device itself', [point('190:1', 3.9)]],
  ])('shows no reading with %s', (_, points) => {
    expect(chosen(points)).toBeUndefined()
  })
})
