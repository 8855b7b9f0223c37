import { DateTime } from 'luxon'
import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from './duration.ts'
import { isTimeRepeated } from './repeatedTime.ts'

const clockOf = (zone: string) => (ms: number) =>
  DateTime.fromMillis(ms, { zone }).toFormat('HH:mm:ss')

describe('a local time that its clock shows twice', () => {
  it.each([
    ['Europe/Berlin', '2026-10-25T00:00Z', '2026-10-25T02:00Z'],
    ['Europe/London', '2026-10-25T00:00Z', '2026-10-25T02:00Z'],
    ['America/St_Johns', '2026-11-01T03:30Z', '2026-11-01T05:30Z'],
    ['Australia/Lord_Howe', '2026-04-04T14:30Z', '2026-04-04T15:30Z'],
    ['America/Havana', '2026-11-01T04:00Z', '2026-11-01T06:00Z'],
    // At 00:01, back to 23:01 of the day before.
    ['America/St_Johns', '2010-11-07T01:31Z', '2010-11-07T03:31Z'],
    ['Antarctica/Troll', '2026-10-24T23:00Z', '2026-10-25T03:00Z'],
  ])('finds repeated local times in %s: from %s until %s and no longer', (zone, from, until) => {
    const shown = clockOf(zone)
    const found: string[] = []
    const end = Date.parse(until)
    for (let ms = Date.parse(from) - 14 * HOUR_MS; ms < end + 14 * HOUR_MS; ms += MINUTE_MS) {
      if (isTimeRepeated(ms, shown)) found.push(`${new Date(ms).toISOString().slice(0, 16)}Z`)
    }
    const last = new Date(end - MINUTE_MS).toISOString().slice(0, 16)
    expect([found[0], found.at(-1)]).toEqual([from, `${last}Z`])
    expect(found).toHaveLength((end - Date.parse(from)) / MINUTE_MS)
  })

  it.each([
    ['Europe/Berlin', '2026-03-29T01:00Z'],
    ['Europe/Berlin', '2026-10-24T23:59Z'],
    ['Asia/Kolkata', '2026-10-25T00:30Z'],
    ['UTC', '2026-10-25T00:30Z'],
  ])('finds no repeated local time in %s at %s', (zone, iso) => {
    expect(isTimeRepeated(Date.parse(iso), clockOf(zone))).toBe(false)
  })
})
