import { expect, it } from 'vitest'
import { nextDigestTs } from './digestTime.ts'

it.each([
  ['hourly', 'UTC', '2026-03-02T12:20:00Z', '2026-03-02T13:00:00Z'],
  ['hourly', 'UTC', '2026-03-02T12:00:00Z', '2026-03-02T13:00:00Z'],
  ['hourly', 'Asia/Kolkata', '2026-03-02T12:20:00Z', '2026-03-02T12:30:00Z'],
  ['daily', 'Pacific/Auckland', '2026-03-02T12:00:00Z', '2026-03-02T19:00:00Z'],
  ['daily', 'Europe/Lisbon', '2026-03-02T08:00:00Z', '2026-03-03T08:00:00Z'],
  // Clocks go forward in the night: that day has 23 hours.
  ['daily', 'Europe/Lisbon', '2026-03-28T09:00:00Z', '2026-03-29T07:00:00Z'],
  ['daily', 'Mars/Olympus', '2026-03-02T07:00:00Z', '2026-03-02T08:00:00Z'],
] as const)('the %s digest in %s of %s is sent at %s', (period, zone, now, expected) => {
  const ts = nextDigestTs(Date.parse(now), period, zone)
  expect(new Date(ts).toISOString()).toBe(expected.replace('Z', '.000Z'))
})
