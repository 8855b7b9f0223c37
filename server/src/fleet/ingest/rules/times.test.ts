import { isTime, readMeasuredTime } from '@airshed/domain'
import { describe, expect, it } from 'vitest'
import { isAhead, remarkOfTime } from './times.ts'

it.each([
  ['2026-05-17T22:23:06Z', null],
  [1_779_056_586, null],
  [1_779_056_586_789_012, 'the times came in microseconds, and were read as such'],
  ['2016-12-31T23:59:60Z', 'a leap second: kept as the second that follows it, 00:00:00 in UTC'],
])('remarks on the time %j: %j', (value, remark) => {
  const read = readMeasuredTime(value)
  expect(isTime(read) && remarkOfTime(read)).toBe(remark)
})

describe('a measured time that lies ahead', () => {
  const receivedAt = Date.parse('2026-05-17T12:00:00Z')

  it.each([
    ['yesterday', -1440, false],
    ['ten minutes ahead', 10, false],
    ['eleven minutes ahead', 11, true],
  ])('counts as ahead of the server beyond ten minutes: %s', (_case, minutes, expected) => {
    expect(isAhead(receivedAt + minutes * 60_000, receivedAt)).toBe(expected)
  })
})
