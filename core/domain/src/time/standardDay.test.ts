import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from './duration.ts'
import { standardDays, standardOffsetMs } from './standardDay.ts'

describe('standard time', () => {
  it.each([
    ['UTC', 0],
    ['Europe/London', 0],
    ['Europe/Madrid', 1],
    ['America/New_York', -5],
    ['Australia/Sydney', 10],
    ['Asia/Kolkata', 5.5],
    ['Nowhere/Atall', 0],
  ])('the standard time of %s is %f h from UTC', (zone, hours) => {
    expect(standardOffsetMs(zone, 2026)).toBe(hours * HOUR_MS)
  })

  it('starts a day of standard time in summer an hour later than the local clock', () => {
    const noon = Date.UTC(2026, 6, 10, 12)
    expect(standardDays('Europe/Madrid')(noon)).toBe(Date.UTC(2026, 6, 9, 23))
  })

  it.each(['Europe/Madrid', 'America/New_York'])(
    'gives every day in %s 24 h, also when clocks change',
    (zone) => {
      const startOf = standardDays(zone)
      const first = startOf(Date.UTC(2026, 0, 5))
      for (let day = 0; day < 360; day += 1) {
        expect(startOf(first + day * DAY_MS)).toBe(first + day * DAY_MS)
        expect(startOf(first + day * DAY_MS - 1)).toBe(first + (day - 1) * DAY_MS)
      }
    },
  )

  it('gives days 24 h where a zone moves over the date line', () => {
    // Samoa, at the end of 29 December 2011.
    const startOf = standardDays('Pacific/Apia')
    for (let at = Date.UTC(2011, 11, 28, 12); at < Date.UTC(2012, 0, 3); at += HOUR_MS) {
      const start = startOf(at)
      expect(start % DAY_MS).toBe(11 * HOUR_MS)
      expect(at - start).toBeLessThan(DAY_MS)
    }
  })
})
