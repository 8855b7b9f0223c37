import { describe, expect, it } from 'vitest'
import { nextDay, startOfDay } from './startOfDay.ts'

describe('the start of a day in the reader’s time zone', () => {
  it.each([
    ['2026-03-02', 'UTC', '2026-03-02T00:00:00.000Z'],
    ['2026-03-02', 'Europe/Madrid', '2026-03-01T23:00:00.000Z'],
    ['2026-03-02', 'Pacific/Auckland', '2026-03-01T11:00:00.000Z'],
    // The day on which clocks go forward begins before they do.
    ['2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00.000Z'],
    // In Santiago clocks go forward at midnight, so the day begins at one.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ])('the day %s in %s begins at %s', (day, zone, instant) => {
    expect(new Date(startOfDay(day, zone) ?? 0).toISOString()).toBe(instant)
  })

  it.each(['', 'today', '2026-3-2', '2026-13-40'])('refuses %j as a day', (text) => {
    expect(startOfDay(text, 'UTC')).toBeNull()
    expect(nextDay(text)).toBe('')
  })

  it('finds the day after the last of February', () => {
    expect(nextDay('2026-02-28')).toBe('2026-03-01')
  })
})
