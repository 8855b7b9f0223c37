import { expect, it } from 'vitest'
import { instantOf, wallText } from './wallTime.ts'

it.each([
  ['UTC', '2026-03-02T12:05', '2026-03-02T12:05Z'],
  ['Europe/Lisbon', '2026-07-01T09:00', '2026-07-01T08:00Z'],
  ['America/Denver', '2026-01-15T23:30', '2026-01-16T06:30Z'],
  ['Asia/Kathmandu', '2026-01-15T05:45', '2026-01-15T00:00Z'],
  ['Pacific/Auckland', '2026-12-31T13:00', '2026-12-31T00:00Z'],
])('the clock in %s shows %s at %s', (zone, text, instant) => {
  const ms = Date.parse(instant)
  expect(wallText(ms, zone)).toBe(text)
  expect(instantOf(text, zone)).toBe(ms)
})

it('takes the first of two hours that the clock shows twice', () => {
  expect(instantOf('2026-10-25T01:30', 'Europe/Lisbon')).toBe(Date.parse('2026-10-25T00:30Z'))
})

it('takes a neighbouring hour for one that the clock skips', () => {
  const ms = instantOf('2026-03-29T01:30', 'Europe/Lisbon')
  expect(ms).toBe(Date.parse('2026-03-29T00:30Z'))
})

it.each(['', '2026-03-02', '2026-13-02T12:00', 'tomorrow'])('refuses "%s" as a time', (text) => {
  expect(instantOf(text, 'UTC')).toBeNull()
})
