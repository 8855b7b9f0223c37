import { expect, it } from 'vitest'
import { utcText, utcTime } from './utcTime.ts'

it('writes an instant as a 24-hour time in UTC', () => {
  expect(utcText(Date.UTC(2026, 2, 2, 19, 5, 59))).toBe('2026-03-02 19:05')
})

it.each([
  ['2026-03-02 19:05', Date.UTC(2026, 2, 2, 19, 5)],
  ['2026-02-30 10:00', null],
  ['2026-03-02 24:00', null],
  ['2026-03-02', null],
  ['', null],
])('reads %j as %s', (words, atMs) => {
  expect(utcTime(words)).toBe(atMs)
})
