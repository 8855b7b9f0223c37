import { describe, expect, it } from 'vitest'
import { SEASONS_MONTHS_MIN, TREND_MONTHS_MIN, trendOf, type TrendMonth } from './trend.ts'

const DAY_MS = 86_400_000
const months = (
  count: number,
  valueOf: (at: number, startMs: number) => number | null,
): TrendMonth[] =>
  Array.from({ length: count }, (_, at) => {
    const startMs = Date.UTC(2000, at, 1)
    return { startMs, value: valueOf(at, startMs) }
  })
/** Two units more each year of the Gregorian calendar, from 10 on. */
const rising = (_: number, startMs: number): number =>
  10 + (2 * (startMs - Date.UTC(2000, 0, 1))) / (365.2425 * DAY_MS)

describe('a trend', () => {
  it('gives the change per year, in the unit and in percent of its start', () => {
    const { line, count } = trendOf(months(12, rising)) ?? {}
    if (typeof line !== 'object') throw new Error(`expected a line, got ${line}`)
    expect(count).toBe(12)
    expect(line.change.slope).toBeCloseTo(2, 10)
    expect(line.percent?.slope).toBeCloseTo(20, 9)
    expect(line.ends.slope[0]).toBeCloseTo(10, 10)
    // 335 days later.
    expect(line.ends.slope[1]).toBeCloseTo(10 + (2 * 335) / 365.2425, 10)
  })

  it('draws the ends of its interval as lines that cross it at the median month', () => {
    const { line } =
      trendOf(
        months(24, (at) => 20 - at / 4 + 3 * Math.sin(at * at)),
        true,
      ) ?? {}
    if (typeof line !== 'object') throw new Error(`expected a line, got ${line}`)
    const { low, slope, high } = line.ends
    expect(low[0]).toBeGreaterThan(slope[0])
    expect(high[0]).toBeLessThan(slope[0])
    expect(low[1]).toBeLessThan(slope[1])
    expect(high[1]).toBeGreaterThan(slope[1])
  })

  it('gives no percent where the line begins at or below zero', () => {
    const { line } = trendOf(months(12, (at, ms) => rising(at, ms) - 10)) ?? {}
    expect(line).toMatchObject({ percent: null, change: { slope: expect.closeTo(2, 10) } })
  })
})

describe('the seasons of a trend', () => {
  const withSeason = (at: number, startMs: number): number =>
    rising(at, startMs) + 8 * Math.cos((at * Math.PI) / 6)

  it('removes seasons from the first month of a third year on', () => {
    expect(trendOf(months(SEASONS_MONTHS_MIN, withSeason))?.isDeseasonalized).toBe(true)
    expect(trendOf(months(SEASONS_MONTHS_MIN - 1, withSeason))?.isDeseasonalized).toBe(false)
    expect(trendOf(months(SEASONS_MONTHS_MIN, withSeason), true)?.isDeseasonalized).toBe(false)
  })

  it('keeps the slope when seasons are removed', () => {
    const { line, values } = trendOf(months(60, withSeason)) ?? {}
    if (typeof line !== 'object') throw new Error(`expected a line, got ${line}`)
    expect(line.change.slope).toBeCloseTo(2, 2)
    for (const [at, value] of (values ?? []).entries()) {
      expect(Math.abs((value ?? 0) - rising(at, Date.UTC(2000, at, 1)))).toBeLessThan(0.1)
    }
  })

  it('fits seasons across months without a value, but no line through those', () => {
    const gaps = (at: number, startMs: number) => (at % 10 === 5 ? null : withSeason(at, startMs))
    const { values, count, line } = trendOf(months(60, gaps)) ?? {}
    expect(count).toBe(54)
    expect(values?.filter((value) => value === null)).toHaveLength(6)
    if (typeof line !== 'object') throw new Error(`expected a line, got ${line}`)
    expect(Math.abs(line.change.slope - 2)).toBeLessThan(0.1)
  })
})

describe('the months of a trend', () => {
  it('requires six months for a trend', () => {
    expect(trendOf(months(TREND_MONTHS_MIN - 1, rising))?.line).toBe('short')
    expect(trendOf(months(TREND_MONTHS_MIN, rising))?.line).toBeTypeOf('object')
    expect(trendOf(months(12, () => null))).toBeNull()
    expect(trendOf([])).toBeNull()
  })

  it('requires three quarters of the months from the first to the last', () => {
    const every = (share: number) => (at: number, startMs: number) =>
      at % 4 < share || at === 39 ? rising(at, startMs) : null
    expect(trendOf(months(40, every(3)))?.line).toBeTypeOf('object')
    expect(trendOf(months(40, every(2)))).toMatchObject({
      line: 'incomplete',
      isDeseasonalized: false,
    })
  })

  it('ignores months before the first value and after the last', () => {
    const some = (at: number, startMs: number) =>
      at < 100 || at > 111 ? null : rising(at, startMs)
    const trend = trendOf(months(400, some))
    expect(trend?.months).toHaveLength(12)
    expect(trend?.line).toBeTypeOf('object')
  })

  it('takes the newest fifty years, however long the record is', () => {
    const trend = trendOf(months(700, rising), true)
    expect(trend).toMatchObject({ count: 600, omitted: 100 })
    expect(trend?.months[0]?.startMs).toBe(Date.UTC(2000, 100, 1))
  })
})
