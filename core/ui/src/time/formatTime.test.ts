import { describe, expect, it } from 'vitest'
import { timeFormat } from './formatTime.ts'

const noon = Date.UTC(2025, 10, 21, 13, 5, 30)
const midnight = Date.UTC(2025, 10, 21, 0, 0, 0)

describe('times as people read them', () => {
  it.each([
    ['en-US', 'UTC', noon, '13:05', 'Nov 21, 13:05'],
    ['en-US', 'America/New_York', noon, '08:05', 'Nov 21, 08:05'],
    ['es-ES', 'Europe/Madrid', noon, '14:05', '21 nov, 14:05'],
    ['en-US', 'UTC', midnight, '00:00', 'Nov 21, 00:00'],
    ['en-US', 'Mars/Olympus', noon, '13:05', 'Nov 21, 13:05'],
  ])('in %s and %s', (locale, timezone, at, time, dateTime) => {
    const format = timeFormat(locale, timezone)
    expect(format.time(at)).toBe(time)
    expect(format.dateTime(at)).toBe(dateTime)
  })

  it('knows the day of the zone, not of UTC', () => {
    const lateEvening = midnight - 60_000
    expect(timeFormat('en-US', 'UTC').isSameDay(lateEvening, midnight)).toBe(false)
    expect(timeFormat('en-US', 'America/New_York').isSameDay(lateEvening, midnight)).toBe(true)
  })

  it.each([
    ['en-US', 'Nov 21, 2025', 'Nov 21, 2025, 13:05'],
    ['es-ES', '21 nov 2025', '21 nov 2025, 13:05'],
  ])('writes the year in %s where it is asked for', (locale, date, dateTime) => {
    const format = timeFormat(locale, 'UTC')
    expect([format.dateOfYear(noon), format.dateTimeOfYear(noon)]).toEqual([date, dateTime])
  })

  it('knows the year of the zone, not of UTC', () => {
    const newYear = Date.UTC(2026, 0, 1)
    expect(timeFormat('en-US', 'UTC').isSameYear(newYear - 60_000, newYear)).toBe(false)
    expect(timeFormat('en-US', 'America/New_York').isSameYear(newYear - 60_000, newYear)).toBe(true)
  })

  it('writes the exact instant with its zone', () => {
    expect(timeFormat('en-US', 'UTC').exact(noon)).toBe('Nov 21, 2025, 13:05:30 UTC')
  })

  it('writes nothing for what is no instant', () => {
    expect(timeFormat('en-US', 'UTC').time(Number.NaN)).toBe('')
  })
})
