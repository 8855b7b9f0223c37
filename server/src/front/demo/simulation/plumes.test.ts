import { MINUTE_MS, SECOND_MS } from '@airshed/domain'
import { describe, expect, it } from 'vitest'
import { createPlumes } from './plumes.ts'
import { mean } from './seriesOf.fixture.ts'

const STARTS_AT = Date.parse('2026-03-02T08:00:00Z')
const times = Array.from({ length: 40_000 }, (_, index) => STARTS_AT + index * 10 * SECOND_MS)
const options = { slotMs: 6 * MINUTE_MS, riseMs: 25 * SECOND_MS, decayMs: 75 * SECOND_MS }

describe('plumes', () => {
  const plumes = createPlumes('trucks', options)

  it('plumes never come where the chance is 0', () => {
    expect(times.every((ts) => plumes(ts, 0) === 0)).toBe(true)
  })

  it('plumes come more often with a higher chance', () => {
    const share = (chance: number) => mean(times.map((ts) => (plumes(ts, chance) > 0.3 ? 1 : 0)))
    expect(share(0.1)).toBeGreaterThan(0.01)
    expect(share(0.6)).toBeGreaterThan(3 * share(0.1))
  })

  it('plumes last for minutes: over half their height for half a minute to five', () => {
    const values = times.map((ts) => plumes(ts, 0.1))
    const top = values.indexOf(Math.max(...values))
    const half = (values[top] ?? 0) / 2
    const start = values.findLastIndex((value, index) => index < top && value < half)
    const end = values.findIndex((value, index) => index > top && value < half)
    expect((end - start) * 10).toBeGreaterThanOrEqual(30)
    expect((end - start) * 10).toBeLessThanOrEqual(300)
  })

  it('plumes keep their total through an averaging instrument, lower and wider', () => {
    const averaged = createPlumes('trucks', { ...options, averagingMs: 5 * MINUTE_MS })
    const raw = times.map((ts) => plumes(ts, 0.5))
    const smooth = times.map((ts) => averaged(ts, 0.5))
    expect(Math.max(...smooth)).toBeLessThan(0.7 * Math.max(...raw))
    expect(mean(smooth) / mean(raw)).toBeGreaterThan(0.6)
    expect(mean(smooth) / mean(raw)).toBeLessThan(1.5)
  })
})
