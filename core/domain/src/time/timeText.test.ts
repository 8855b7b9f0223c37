import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration.ts'
import { readLength, readTime, writeLength } from './timeText.ts'

describe('a length of time as text', () => {
  it.each([
    ['30m', 30 * MINUTE_MS],
    ['3h', 3 * HOUR_MS],
    ['7d', 7 * DAY_MS],
    ['90s', 90_000],
    ['5432101ms', 5_432_101],
  ])('reads and writes %s alike', (text, lengthMs) => {
    expect(readLength(text)).toBe(lengthMs)
    expect(writeLength(lengthMs)).toBe(text)
  })

  it('writes a length in the longest unit that divides it', () => {
    expect(writeLength(60 * MINUTE_MS)).toBe('1h')
    expect(writeLength(90 * MINUTE_MS)).toBe('90m')
  })

  it.each(['', '0h', 'h', '3', '-3h', '3.5h', '3 h', '3y', '999999999999999d'])(
    'reads no length from “%s”',
    (text) => {
      expect(readLength(text)).toBeNull()
    },
  )
})

describe('a point in time as text', () => {
  const noon = Date.UTC(2026, 0, 10, 12)

  it.each([
    String(noon),
    '2026-01-10T12:00:00.000Z',
    '2026-01-10T12:00Z',
    '2026-01-10T12:00',
    '2026-01-10T13:00+01:00',
    '2026-01-10T13:00 01:00',
    '2026-01-10T06:00-06:00',
  ])('reads %s as noon in UTC', (text) => {
    expect(readTime(text)).toBe(noon)
  })

  it('a day begins at midnight, UTC', () => {
    expect(readTime('2026-01-10')).toBe(Date.UTC(2026, 0, 10))
  })

  it('the end of a day is the start of the next', () => {
    expect(readTime('2026-01-09T24:00')).toBe(Date.UTC(2026, 0, 10))
  })

  it.each([
    '',
    'now',
    '-1',
    '2026',
    '1767225600',
    '2026-13-01',
    '2026-01-10T25:00Z',
    '1969-01-01',
    '2026-02-30',
    '2026-04-31T00:00Z',
    '2025-02-29',
    '2026-01-10T24:00:01Z',
    '2026-01-10T12:00:60Z',
    '2026-01-10T12:00+24:00',
  ])('reads no time from “%s”', (text) => {
    expect(readTime(text)).toBeNull()
  })
})
