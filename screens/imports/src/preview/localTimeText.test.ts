import { expect, it } from 'vitest'
import { localTimeText } from './localTimeText.ts'

it.each([
  ['2026-05-01T10:00:00.000+02:00', '2026-05-01 10:00:00 +02:00'],
  ['2026-05-01T10:00:00.250-07:00', '2026-05-01 10:00:00.250 -07:00'],
  ['2026-05-01T10:00:00Z', '2026-05-01 10:00:00 UTC'],
  ['tomorrow', 'tomorrow'],
])('the time %s is written %s', (time, expected) => {
  expect(localTimeText(time)).toBe(expected)
})
