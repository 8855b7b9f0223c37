import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from './duration.ts'
import { createClockRecord, isUnsetClock } from './unsetClock.ts'

const at = (iso: string) => Date.parse(iso)
/** Hourly times from a first one, `count` of them. */
const hourly = (from: string, count: number) =>
  Array.from({ length: count }, (_, hour) => at(from) + hour * HOUR_MS)
const unsetOf = (times: readonly number[]) => {
  const record = createClockRecord()
  for (const ms of times) record.add(ms)
  return times.filter((ms) => record.isUnset(ms))
}

it.each([
  ['1970-01-01T00:00:00Z', true],
  ['1970-12-31T23:59:59Z', true],
  ['1971-01-01T00:00:00Z', false],
  ['1979-12-31T23:59:59Z', false],
  ['1980-01-06T00:00:10Z', true],
  ['1980-02-01T00:00:00Z', false],
  ['2000-01-01T23:59:59Z', true],
  ['2000-01-02T00:00:00Z', false],
])('a clock that shows %s was never set: %s', (iso, expected) => {
  expect(isUnsetClock(at(iso))).toBe(expected)
})

describe('times of a clock that was not set', () => {
  it.each(['1970-01-01T00:03:00Z', '1980-01-06T00:00:00Z', '2000-01-01T00:00:00Z'])(
    'finds times of an unset clock where it jumps from %s to this year, in either order',
    (epoch) => {
      const unset = hourly(epoch, 20)
      const now = hourly('2026-05-17T00:00:00Z', 20)
      expect(unsetOf([...unset, ...now])).toEqual(unset)
      expect(unsetOf([...now, ...unset])).toEqual(unset)
    },
  )

  it('finds times of an unset clock up to a week after 2000 began, if a jump follows', () => {
    const unset = hourly('2000-01-01T00:00:00Z', 6 * 24)
    expect(unsetOf([...unset, at('2026-05-17T00:00:00Z')])).toEqual(unset)
    const longer = hourly('2000-01-01T00:00:00Z', 9 * 24)
    expect(unsetOf([...longer, at('2026-05-17T00:00:00Z')])).toEqual([])
  })

  it('finds times of an unset clock alone in a record of up to a month', () => {
    const alone = hourly('1970-01-01T00:00:00Z', 48)
    expect(unsetOf(alone)).toEqual(alone)
    expect(unsetOf(hourly('1970-01-01T00:00:00Z', 365 * 24))).toEqual([])
  })
})

describe('times that are history', () => {
  it.each([
    ['a station since 1970', '1970-01-01T00:00:00Z', 3 * 365],
    ['a station since 1979', '1979-06-01T00:00:00Z', 3 * 365],
    ['London from 1998 to 2005', '1998-01-01T00:00:00Z', 8 * 365],
    ['a station since 2000', '2000-01-01T00:00:00Z', 366],
    ['the first month of 2000', '2000-01-01T00:00:00Z', 31],
    ['the first week of 2000', '2000-01-01T00:00:00Z', 7],
  ])('finds no unset clock in %s', (_name, from, days) => {
    const times = Array.from({ length: days }, (_, day) => at(from) + day * DAY_MS)
    expect(unsetOf(times)).toEqual([])
    expect(unsetOf(times.toReversed())).toEqual([])
  })

  it('finds no unset clock in a record with holes of less than a year', () => {
    expect(unsetOf([at('1999-03-01T00:00:00Z'), at('2000-01-01T05:00:00Z')])).toEqual([])
  })
})
