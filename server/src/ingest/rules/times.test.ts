import { describe, expect, it } from 'vitest'
import { parseTime, settleTime } from './times.ts'

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
  ])('%j is %s', (value, iso) => {
    expect(new Date(parseTime(value) ?? Number.NaN).toISOString()).toBe(iso)
  })

  it.each([
    '2026-05-17T22:23:06',
    '2026-13-01T00:00:00Z',
    '1969-12-31T23:59:59Z',
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

describe('the time under which a reading is stored', () => {
  const receivedAt = Date.parse('2026-05-17T12:00:00Z')
  const minutes = (count: number) => count * 60_000

  it.each([
    ['measured yesterday', receivedAt - minutes(1440), receivedAt - minutes(1440), 0],
    ['measured ten minutes ahead', receivedAt + minutes(10), receivedAt + minutes(10), 0],
    ['measured eleven minutes ahead', receivedAt + minutes(11), receivedAt, 2],
    ['without a time', null, receivedAt, 4],
  ])('%s', (_case, measuredAt, ts, flags) => {
    expect(settleTime(measuredAt, receivedAt)).toEqual({ ts, flags })
  })
})
