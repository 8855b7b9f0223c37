import { describe, expect, it } from 'vitest'
import { isTime, readMeasuredTime } from './measuredTime.ts'

const msOf = (value: unknown) => {
  const read = readMeasuredTime(value)
  return isTime(read) ? read.ms : undefined
}

describe('a measured time', () => {
  it.each([
    ['2026-05-17T22:23:06Z', '2026-05-17T22:23:06.000Z'],
    ['2026-05-17T22:23:06.123456789Z', '2026-05-17T22:23:06.123Z'],
    ['2026-05-18T00:23:06+02:00', '2026-05-17T22:23:06.000Z'],
    ['2026-05-18 00:23:06.5+0200', '2026-05-17T22:23:06.500Z'],
    ['2026-05-17T22:23Z', '2026-05-17T22:23:00.000Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['2026-05-17T24:00:00Z', '2026-05-18T00:00:00.000Z'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z'],
    ['2017-01-01T05:29:60.5+05:30', '2017-01-01T00:00:00.500Z'],
    [0xffff_ffff, '2106-02-07T06:28:15.000Z'],
    [1_779_056_586, '2026-05-17T22:23:06.000Z'],
    [1_779_056_586_789, '2026-05-17T22:23:06.789Z'],
    ['1779056586', '2026-05-17T22:23:06.000Z'],
    [1_779_056_586_789_012, '2026-05-17T22:23:06.789Z'],
    [1_779_056_586_789_000_000, '2026-05-17T22:23:06.789Z'],
    ['1779056586789012345', '2026-05-17T22:23:06.789Z'],
  ])('reads %j as %s', (value, iso) => {
    expect(new Date(msOf(value) ?? Number.NaN).toISOString()).toBe(iso)
  })

  it.each([
    '2026-05-17T22:23:06',
    '2026-13-01T00:00:00Z',
    '1969-12-31T23:59:59Z',
    '2200-01-01T00:00:00.001Z',
    'yesterday',
    '',
    null,
    {},
    Number.NaN,
    -5,
    1e300,
  ])('reads no time from %j', (value) => {
    expect(msOf(value)).toBeUndefined()
  })
})

it.each([
  '2026-02-30T10:00:00Z',
  '2026-04-31T10:00:00+02:00',
  '2025-02-29T10:00:00Z',
  '2100-02-29T10:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-00-10T00:00:00Z',
  '2026-05-00T00:00:00Z',
  '2026-05-17T25:00:00Z',
  '2026-05-17T24:00:01Z',
  '2026-05-17T24:00:00.001Z',
  '2026-05-17T22:60:00Z',
  '2026-05-17T22:23:61Z',
  '2026-05-17T22:23:60Z',
  '2026-05-17T23:59:60+01:00',
  '2026-05-17T22:23:06+24:00',
])('refuses %s, a date or a time of day that does not exist', (text) => {
  expect(readMeasuredTime(text)).toEqual({
    isImpossible: true,
    expected: expect.stringMatching(/^a date and a time of day that exist, and a time from 1970/),
  })
})

it('recognizes a leap second', () => {
  const isLeap = (text: string) => readMeasuredTime(text)
  expect(isLeap('2016-12-31T23:59:60Z')).toMatchObject({ isLeapSecond: true })
  expect(isLeap('2016-12-31T23:59:59Z')).toMatchObject({ isLeapSecond: false })
})

it.each([
  [1_779_056_586, null],
  [1_779_056_586_789, null],
  [1_779_056_586_789_012, 'microseconds'],
  ['1779056586789012345', 'nanoseconds'],
  ['2026-05-17T22:23:06Z', null],
])('finds in %j a unit finer than milliseconds: %j', (value, fineUnit) => {
  expect(readMeasuredTime(value)).toMatchObject({ fineUnit })
})
