import { describe, expect, it } from 'vitest'
import { instantOfInput, wallInput, zoneOffset } from './zonedInput.ts'

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

describe('a date and time in a zone', () => {
  it.each([
    ['2026-06-01T12:00:00Z', 'Europe/Madrid', '2026-06-01T14:00'],
    ['2026-06-01T12:00:00+02:00', 'America/Denver', '2026-06-01T04:00'],
    [Date.UTC(2026, 0, 1), 'America/Denver', '2025-12-31T17:00'],
    ['yesterday', 'UTC', ''],
    [undefined, 'UTC', ''],
    [null, 'UTC', ''],
  ])('shows %s in %s as %s', (instant, zone, shown) => {
    expect(wallInput(instant, zone)).toBe(shown)
  })

  it.each([
    ['2026-06-01T14:00', 'Europe/Madrid', '2026-06-01T12:00:00.000Z'],
    ['2026-10-25T02:30', 'Europe/Madrid', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29T02:30', 'Europe/Madrid', '2026-03-29T01:30:00.000Z'],
    ['', 'UTC', null],
    ['2026-06', 'Europe/Madrid', '2026-05-31T22:00:00.000Z'],
  ])('reads %s typed in %s as %s', (typed, zone, instant) => {
    expect(iso(instantOfInput(typed, zone))).toBe(instant)
  })

  it.each([
    ['UTC', 'UTC'],
    ['Europe/Madrid', 'UTC+2'],
    ['Asia/Kolkata', 'UTC+5:30'],
  ])('the offset of the zone %s is %s', (zone, words) => {
    expect(zoneOffset(zone, Date.UTC(2026, 5, 1))).toBe(words)
  })
})
