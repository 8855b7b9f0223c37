import { describe, expect, it } from 'vitest'
import { timeFormatAt } from './timeFormat.ts'

const noon = Date.UTC(2025, 10, 21, 13, 5, 30)
const midnight = Date.UTC(2025, 10, 21, 0, 0, 0)

describe('formatted times', () => {
  it.each([
    ['en-US', 'UTC', noon, '13:05', 'Nov 21, 13:05'],
    ['en-US', 'America/New_York', noon, '08:05', 'Nov 21, 08:05'],
    ['es-ES', 'Europe/Madrid', noon, '14:05', '21 nov, 14:05'],
    ['en-US', 'UTC', midnight, '00:00', 'Nov 21, 00:00'],
    ['en-US', 'Mars/Olympus', noon, '13:05', 'Nov 21, 13:05'],
  ])('writes times in %s and %s', (locale, timezone, at, time, dateTime) => {
    const format = timeFormatAt(locale, timezone, noon)
    expect(format.time(at)).toBe(time)
    expect(format.dateTime(at)).toBe(dateTime)
  })

  it.each([
    ['en-US', 'Nov 21, 2025', 'Nov 21, 2025, 13:05'],
    ['es-ES', '21 nov 2025', '21 nov 2025, 13:05'],
  ])('adds the year in %s where it is not this one', (locale, date, dateTime) => {
    for (const nowMs of [Date.UTC(2026, 0, 1), Date.UTC(2024, 11, 31)]) {
      const format = timeFormatAt(locale, 'UTC', nowMs)
      expect([format.date(noon), format.dateTime(noon)]).toEqual([date, dateTime])
      expect(format.axis.date(noon)).not.toContain('2025')
    }
  })

  it('changes the year at local midnight', () => {
    const newYear = Date.UTC(2026, 0, 1)
    expect(timeFormatAt('en-US', 'UTC', newYear).date(newYear)).toBe('Jan 01')
    expect(timeFormatAt('en-US', 'America/New_York', newYear).date(newYear)).toBe('Dec 31')
    expect(timeFormatAt('en-US', 'UTC', newYear).date(newYear - 1)).toBe('Dec 31, 2025')
  })

  it('takes the day of the zone, not of UTC', () => {
    const lateEvening = midnight - 60_000
    expect(timeFormatAt('en-US', 'UTC', noon).isSameDay(lateEvening, midnight)).toBe(false)
    expect(timeFormatAt('en-US', 'America/New_York', noon).isSameDay(lateEvening, midnight)).toBe(
      true,
    )
  })

  it.each([
    ['en-US', 'Nov 21, 2025', 'Nov 21, 2025, 13:05'],
    ['es-ES', '21 nov 2025', '21 nov 2025, 13:05'],
  ])('writes the year in %s where it is wanted', (locale, date, dateTime) => {
    const format = timeFormatAt(locale, 'UTC', noon)
    expect([format.dateOfYear(noon), format.dateTimeOfYear(noon)]).toEqual([date, dateTime])
  })

  it('takes the year of the zone, not of UTC', () => {
    const newYear = Date.UTC(2026, 0, 1)
    expect(timeFormatAt('en-US', 'UTC', noon).isSameYear(newYear - 60_000, newYear)).toBe(false)
    expect(
      timeFormatAt('en-US', 'America/New_York', noon).isSameYear(newYear - 60_000, newYear),
    ).toBe(true)
  })

  it('writes the exact instant with its zone', () => {
    expect(timeFormatAt('en-US', 'UTC', noon).exact(noon)).toBe('Nov 21, 2025, 13:05:30 UTC')
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 8.65e15])('writes nothing for %s', (ms) => {
    const { time, dateTime, date, exact } = timeFormatAt('en-US', 'Europe/Berlin', noon)
    expect([time(ms), date(ms), exact(ms)]).toEqual(['', '', ''])
    expect(dateTime(ms)).toBe('')
  })
})

describe('a local time that the clock shows twice', () => {
  it.each([
    ['en-US', 'Europe/Berlin', '2026-10-25T00:30Z', '02:30 GMT+2', '02:30 GMT+1', 60],
    ['es-ES', 'Europe/London', '2026-10-25T00:00Z', '01:00 GMT+1', '01:00 GMT+0', 60],
    ['en-US', 'America/St_Johns', '2026-11-01T03:45Z', '01:15 GMT-2:30', '01:15 GMT-3:30', 60],
    ['en-US', 'Australia/Lord_Howe', '2026-04-04T14:40Z', '01:40 GMT+11', '01:40 GMT+10:30', 30],
  ])(
    'adds the offset to a repeated time in %s, %s',
    (locale, timezone, iso, first, second, minutes) => {
      const ms = Date.parse(iso)
      const again = ms + minutes * 60_000
      const format = timeFormatAt(locale, timezone, ms)
      expect([format.time(ms), format.time(again)]).toEqual([first, second])
      expect(format.dateTime(again)).toBe(`${format.date(ms)}, ${second}`)
      expect(format.dateTimeOfYear(again)).toBe(`${format.dateOfYear(ms)}, ${second}`)
      expect(format.timeWithSeconds(ms)).toBe(first.replace(' ', ':00 '))
      expect(format.axis.time(ms)).toBe(format.axis.time(again))
      expect(format.exact(ms)).not.toBe(format.exact(again))
    },
  )

  it('adds no offset to any other time', () => {
    const { time } = timeFormatAt('en-US', 'Europe/Berlin', noon)
    const hours = Array.from({ length: 6 }, (_, hour) => time(Date.UTC(2026, 9, 24, 22 + hour)))
    expect(hours).toEqual(['00:00', '01:00', '02:00 GMT+2', '02:00 GMT+1', '03:00', '04:00'])
  })
})
