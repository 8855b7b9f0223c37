import { expect, it } from 'vitest'
import { recordStart } from './recordStart.ts'

const at = (iso: string) => Date.parse(`${iso}Z`)
const to = at('2026-05-17T00:00')
const known = at('2026-05-01T00:00')

it.each([
  ['all readings, of which the first has the time of an unset clock', 0, 187_000, known, known],
  ['all readings, of which the times of all are known', 0, known, known, known],
  ['the reading of an unset clock and all others', 187_000, 187_000, known, known],
  ['a clock that began in 1980', at('1980-01-06T00:00'), at('1980-01-06T00:00'), known, known],
  ['a clock that began in 2000', at('2000-01-01T00:10'), at('2000-01-01T00:10'), known, known],
  ['readings of unset clocks only', 0, 187_000, null, to],
  ['no readings', 0, null, null, to],
  ['a record since 1970', 0, 3_600_000, 3_600_000, 0],
  ['a year that a station began in', at('2000-01-01T00:00'), known, known, at('2000-01-01T00:00')],
  ['a window that begins later', at('2020-01-01T00:00'), known, known, at('2020-01-01T00:00')],
])('takes the start of a record from %s', (_case, from, firstMs, firstKnownMs, start) => {
  expect(recordStart({ from, to }, { firstMs, firstKnownMs })).toBe(start)
})
