import uPlot from 'uplot'
import { describe, expect, it } from 'vitest'
import { zonedDates } from './zonedDates.ts'

const minute = 60_000
const day = 24 * 60 * minute

describe('dates of a zone', () => {
  it.each(['UTC', 'Europe/Lisbon', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
    'agrees with uPlot on every date in %s, across clock changes',
    (timezone) => {
      const dates = zonedDates(timezone)
      for (const start of [
        Date.UTC(2026, 9, 3, 12),
        Date.UTC(2026, 9, 24, 20),
        Date.UTC(2026, 10, 1),
      ]) {
        for (let ms = start; ms < start + day; ms += 7 * minute + 1234) {
          expect(dates(ms)).toEqual(uPlot.tzDate(new Date(ms), timezone))
        }
      }
    },
  )
})
