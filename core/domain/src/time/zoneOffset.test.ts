import { IANAZone } from 'luxon'
import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from './duration.ts'
import { repeatedTimes, zoneOffsets } from './zoneOffset.ts'

const isTold = (zone: string, iso: string): boolean =>
  repeatedTimes(zoneOffsets(zone))(Date.parse(iso))

describe('a local time that its clock shows twice', () => {
  it.each([
    ['Europe/Berlin', '2026-10-25T00:00Z', '2026-10-25T02:00Z'],
    ['Europe/London', '2026-10-25T00:00Z', '2026-10-25T02:00Z'],
    ['America/St_Johns', '2026-11-01T03:30Z', '2026-11-01T05:30Z'],
    ['Australia/Lord_Howe', '2026-04-04T14:30Z', '2026-04-04T15:30Z'],
    // Clocks went from 24:00 back to 23:00: the hour before midnight was there twice.
    ['America/Havana', '2026-11-01T04:00Z', '2026-11-01T06:00Z'],
  ])('is known in %s: from %s until %s and no longer', (zone, from, until) => {
    const isRepeated = repeatedTimes(zoneOffsets(zone))
    const found: string[] = []
    for (
      let ms = Date.parse(from) - 12 * HOUR_MS;
      ms < Date.parse(until) + 12 * HOUR_MS;
      ms += 60_000
    ) {
      if (isRepeated(ms)) found.push(`${new Date(ms).toISOString().slice(0, 16)}Z`)
    }
    const last = new Date(Date.parse(until) - MINUTE_MS).toISOString().slice(0, 16)
    expect([found[0], found.at(-1)]).toEqual([from, `${last}Z`])
    expect(found).toHaveLength((Date.parse(until) - Date.parse(from)) / MINUTE_MS)
  })

  it.each([
    ['Europe/Berlin', '2026-03-29T01:00Z'],
    ['Europe/Berlin', '2026-10-24T23:59Z'],
    ['Asia/Kolkata', '2026-10-25T00:30Z'],
    ['UTC', '2026-10-25T00:30Z'],
    ['Mars/Olympus', '2026-10-25T00:30Z'],
  ])('is not found in %s at %s', (zone, iso) => {
    expect(isTold(zone, iso)).toBe(false)
  })
})

it.each(['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'])(
  'offsets of %s are those of the time zone database',
  (zone) => {
    const offsetAt = zoneOffsets(zone)
    const known = IANAZone.create(zone)
    for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2027, 0, 1); ms += 6.5 * HOUR_MS) {
      expect(offsetAt(ms)).toBe(known.offset(ms) * MINUTE_MS)
    }
  },
)
