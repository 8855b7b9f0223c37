import { describe, expect, it } from 'vitest'
import { zoneOfDays } from './dayZone.ts'

const HOUR_MS = 3_600_000
const daysFrom = (start: number) => Array.from({ length: 10 }, (_, at) => start + at * 24 * HOUR_MS)
const UTC_DAYS = daysFrom(Date.UTC(2026, 0, 1))
const NEW_YORK_DAYS = daysFrom(Date.UTC(2026, 0, 1, 5))

describe('the time zone of days', () => {
  it.each([
    ['the device', NEW_YORK_DAYS, 'America/New_York'],
    ['the reader, until those of the device have come', UTC_DAYS, 'UTC'],
  ])('takes days in the zone of %s', (_, edges, zone) => {
    expect(zoneOfDays(edges, ['America/New_York', 'UTC'])).toBe(zone)
  })

  it('prefers the zone of the device when days begin at the same time in both', () => {
    expect(zoneOfDays(UTC_DAYS, ['Europe/Lisbon', 'UTC'])).toBe('Europe/Lisbon')
  })

  it('falls back to the reader’s zone when that of the device is unknown', () => {
    expect(zoneOfDays(UTC_DAYS, ['Mars/Olympus', 'UTC'])).toBe('UTC')
  })
})
