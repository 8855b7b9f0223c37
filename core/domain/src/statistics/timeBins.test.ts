import { DateTime } from 'luxon'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/duration.ts'
import { BIN_STEPS_MS, binStepMs, timeBins } from './timeBins.ts'

const at = (text: string, zone = 'UTC') => DateTime.fromISO(text, { zone }).toMillis()
const clock = (edges: Float64Array, zone: string) =>
  [...edges].map((edge) => DateTime.fromMillis(edge, { zone }).toFormat('HH:mm'))
const lengths = (edges: Float64Array) =>
  Array.from(edges.slice(1), (edge, i) => edge - (edges[i] ?? Number.NaN))

describe('the step of bins', () => {
  it.each([
    ['3 hours in 60 bins', 3 * HOUR_MS, 60, 0, 5 * MINUTE_MS],
    ['3 hours in 12 bins', 3 * HOUR_MS, 12, 0, 15 * MINUTE_MS],
    ['a day in 40 bins', DAY_MS, 40, 0, HOUR_MS],
    ['a week in 40 bins', 7 * DAY_MS, 40, 0, 6 * HOUR_MS],
    ['a month in 100 bins', 30 * DAY_MS, 100, 0, 12 * HOUR_MS],
    ['a year in 10 bins', 365 * DAY_MS, 10, 0, DAY_MS],
    ['an hour, readings every five minutes', HOUR_MS, 60, 20 * MINUTE_MS, 30 * MINUTE_MS],
    ['no room at all', HOUR_MS, 0, 0, HOUR_MS],
  ])('chooses the step for %s', (_, lengthMs, maxBins, atLeastMs, expected) => {
    expect(binStepMs(lengthMs, maxBins, atLeastMs)).toBe(expected)
  })
})

describe('time bins', () => {
  it('puts edges on round times of the zone, with shorter bins at the ends', () => {
    const zone = 'Asia/Kathmandu'
    const range = { from: at('2026-01-05T10:20', zone), to: at('2026-01-05T13:10', zone) }
    expect(clock(timeBins(range, HOUR_MS, zone), zone)).toEqual([
      '10:20',
      '11:00',
      '12:00',
      '13:00',
      '13:10',
    ])
  })

  it.each([
    ['spring', '2026-03-08', 23, [HOUR_MS]],
    ['autumn', '2026-11-01', 25, [HOUR_MS]],
  ])('keeps hours of 60 minutes on the day in %s on which clocks change', (_, day, count) => {
    const zone = 'America/New_York'
    const from = at(day, zone)
    const range = { from, to: DateTime.fromMillis(from, { zone }).plus({ days: 1 }).toMillis() }
    const edges = timeBins(range, HOUR_MS, zone)
    expect(edges).toHaveLength(count + 1)
    expect(new Set(lengths(edges))).toEqual(new Set([HOUR_MS]))
  })

  it('keeps the edges of six hours and of a day when clocks change', () => {
    const zone = 'Europe/Madrid'
    const range = { from: at('2026-03-28', zone), to: at('2026-03-31', zone) }
    const days = timeBins(range, DAY_MS, zone)
    expect(lengths(days).map((length) => length / HOUR_MS)).toEqual([24, 23, 24])
    const quarters = timeBins(range, 6 * HOUR_MS, zone)
    expect(new Set(clock(quarters, zone))).toEqual(new Set(['00:00', '06:00', '12:00', '18:00']))
    expect(lengths(quarters)[4]).toBe(5 * HOUR_MS)
  })

  it('keeps edges on round hours where clocks jump by half an hour', () => {
    const zone = 'Australia/Lord_Howe'
    const range = { from: at('2026-10-04', zone), to: at('2026-10-05', zone) }
    const edges = timeBins(range, HOUR_MS, zone)
    expect(Math.max(...lengths(edges))).toBe(HOUR_MS)
    expect(clock(edges, zone).slice(-3)).toEqual(['22:00', '23:00', '00:00'])
  })

  it.each(BIN_STEPS_MS.map((step) => [step / MINUTE_MS, step] as const))(
    'fills the window with bins of %i min without a hole',
    (_, step) => {
      const range = { from: at('2026-10-24T07:13'), to: at('2026-10-26T09:41') }
      const edges = timeBins(range, step, 'Europe/London')
      expect([edges[0], edges.at(-1)]).toEqual([range.from, range.to])
      expect(lengths(edges).every((length) => length > 0)).toBe(true)
    },
  )

  it('gives no bins for no time, and reads an unknown zone as UTC', () => {
    expect(timeBins({ from: 5, to: 5 }, HOUR_MS, 'UTC')).toHaveLength(0)
    const range = { from: 0, to: 2 * HOUR_MS }
    expect([...timeBins(range, HOUR_MS, 'Nowhere/At_All')]).toEqual([0, HOUR_MS, 2 * HOUR_MS])
  })
})
