import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@airshed/domain'
import { describe, expect, it } from 'vitest'
import { autocorrelation, deviation, mean } from './seriesOf.fixture.ts'
import { createTurbulence } from './turbulence.ts'

const STARTS_AT = Date.parse('2026-03-02T12:00:00Z')
const everyMs = (stepMs: number, count: number) =>
  Array.from({ length: count }, (_, index) => STARTS_AT + index * stepMs)

describe('turbulence', () => {
  const options = { longestMs: HOUR_MS, shortestMs: 30 * SECOND_MS }
  const values = everyMs(10 * SECOND_MS, 60_000).map(createTurbulence('street', options))

  it('simulates turbulence with mean 0 and standard deviation 1', () => {
    expect(Math.abs(mean(values))).toBeLessThan(0.1)
    expect(deviation(values)).toBeGreaterThan(0.85)
    expect(deviation(values)).toBeLessThan(1.15)
  })

  it('correlates from one reading to the next and not after hours', () => {
    expect(autocorrelation(values, 1)).toBeGreaterThan(0.97)
    expect(autocorrelation(values, 30)).toBeLessThan(0.9)
    expect(Math.abs(autocorrelation(values, 2000))).toBeLessThan(0.15)
  })

  it('computes the same values in any order', () => {
    const again = createTurbulence('street', options)
    const times = everyMs(10 * SECOND_MS, 200)
    expect(times.toReversed().map(again).toReversed()).toEqual(values.slice(0, 200))
    expect(createTurbulence('park', options)(STARTS_AT)).not.toBe(values[0])
  })

  it('smooths turbulence in an averaging instrument', () => {
    const times = everyMs(MINUTE_MS, 3000)
    const raw = times.map(createTurbulence('street', options))
    const smooth = times.map(createTurbulence('street', { ...options, averagingMs: HOUR_MS }))
    expect(deviation(smooth)).toBeLessThan(0.7 * deviation(raw))
    expect(autocorrelation(smooth, 1)).toBeGreaterThan(autocorrelation(raw, 1))
  })
})
