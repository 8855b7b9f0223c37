import { expect, it } from 'vitest'
import { localTime } from './localTime.ts'

const noon = Date.UTC(2026, 2, 14, 17)

it.each([
  ['America/New_York', 'en', /^Sat,? 13:00 GMT-4$/],
  ['Asia/Kolkata', 'en', /^Sat,? 22:30 GMT\+5:30$/],
  ['Pacific/Auckland', 'es', /^dom,? 06:00 GMT\+13$/],
  ['UTC', 'es', /^sáb,? 17:00 GMT|UTC$/],
])('writes the time in %s in the language %s', (timezone, locale, words) => {
  expect(localTime(timezone, noon, locale)).toMatch(words)
})

it.each(['Mars/Olympus', ''])('gives no local time for the zone %j', (timezone) => {
  expect(localTime(timezone, noon, 'en')).toBeNull()
})
