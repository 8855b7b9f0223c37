import { describe, expect, it } from 'vitest'
import { fineUnitOf, isAhead, parseTime } from './times.ts'

describe('a measured time', () => {
  it.each([
    ['2026-05-17T22:23:06Z', '2026-05-17T22:23:06.000Z'],
    ['2026-05-17T22:23:06.123456789Z', '2026-05-17T22:23:06.123Z'],
    ['2026-05-18T00:23:06+02:00', '2026-05-17T22:23:06.000Z'],
    ['2026-05-18 00:23:06.5+0200', '2026-05-17T22:23:06.500Z'],
    ['2026-05-17T22:23Z', '2026-05-17T22:23:00.000Z'],
    [1_779_056_586, '2026-05-17T22:23:06.000Z'],
    [1_779_056_586_789, '2026-05-17T22:23:06.789Z'],
    ['1779056586', '2026-05-17T22:23:06.000Z'],
    [1_779_056_586_789_012, '2026-05-17T22:23:06.789Z'],
    [1_779_056_586_789_000_000, '2026-05-17T22:23:06.789Z'],
    ['1779056586789012345', '2026-05-17T22:23:06.789Z'],
  ])('%j is %s', (value, iso) => {
    expect(new Date(parseTime(value) ?? Number.NaN).toISOString()).toBe(iso)
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
  ])('%j is none', (value) => {
    expect(parseTime(value)).toBeUndefined()
  })
})

it.each([
  [1_779_056_586, null],
  [1_779_056_586_789, null],
  [1_779_056_586_789_012, 'microseconds'],
  ['1779056586789012345', 'nanoseconds'],
  ['2026-05-17T22:23:06Z', null],
])('%j is in %j', (value, unit) => {
  expect(fineUnitOf(value)).toBe(unit)
})

describe('a measured time that lies ahead', () => {
  const receivedAt = Date.parse('2026-05-17T12:00:00Z')

  it.each([
    ['yesterday', -1440, false],
    ['ten minutes ahead', 10, false],
    ['eleven minutes ahead', 11, true],
  ])('of the server: %s', (_case, minutes, expected) => {
    expect(isAhead(receivedAt + minutes * 60_000, receivedAt)).toBe(expected)
  })
})
