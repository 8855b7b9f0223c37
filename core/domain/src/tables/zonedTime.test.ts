import { expect, it } from 'vitest'
import { zonedTime } from './zonedTime.ts'

it.each([
  ['America/Denver', Date.UTC(2026, 4, 17, 17, 59), '2026-05-17T11:59:00-06:00'],
  ['America/Denver', Date.UTC(2026, 0, 17, 17, 59), '2026-01-17T10:59:00-07:00'],
  ['Asia/Kathmandu', Date.UTC(2026, 4, 17, 12, 0, 1, 500), '2026-05-17T17:45:01.500+05:45'],
  ['UTC', Date.UTC(1969, 11, 31, 23, 59), '1969-12-31T23:59:00+00:00'],
  ['Mars/Olympus', Date.UTC(2026, 4, 17), '2026-05-17T00:00:00+00:00'],
])('writes an instant in %s with its offset', (zone, ms, expected) => {
  expect(zonedTime(zone).iso(ms)).toBe(expected)
  expect(Date.parse(zonedTime(zone).iso(ms))).toBe(ms)
})

it('tells apart the two hours of the night in which the clock is put back', () => {
  const { iso, wallMs } = zonedTime('Europe/Madrid')
  const first = Date.UTC(2026, 9, 25, 0, 30)
  expect([iso(first), iso(first + 3_600_000)]).toEqual([
    '2026-10-25T02:30:00+02:00',
    '2026-10-25T02:30:00+01:00',
  ])
  expect(wallMs(first)).toBe(wallMs(first + 3_600_000))
})
