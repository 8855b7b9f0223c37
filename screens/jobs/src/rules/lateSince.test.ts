import { expect, it } from 'vitest'
import { LATE_AFTER_MS, lateSince } from './lateSince.ts'

it.each([
  ['is not late where nothing is due', null, null],
  ['is not late where a job has just become due', 10_000_000 - LATE_AFTER_MS + 1, null],
  ['is late where a job has long been due', 10_000_000 - LATE_AFTER_MS, 9_940_000],
])('a queue %s', (_, dueSince, expected) => {
  expect(lateSince({ late_since: dueSince }, 10_000_000)).toBe(expected)
})
