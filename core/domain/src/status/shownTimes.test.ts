import { expect, it } from 'vitest'
import { MINUTE_MS } from '../time/duration.ts'
import { shownTimes } from './shownTimes.ts'

const to = Date.UTC(2026, 5, 1, 12)
const range = { from: to - 60 * MINUTE_MS, to }

it.each([
  ['before the first answer', { asOfMs: null }, to, to],
  ['with current data', { asOfMs: to }, to, to],
  ['with data newer than the range', { asOfMs: to + 1000 }, to + 1000, to + 1000],
  ['with a lost connection', { asOfMs: to - 19 * MINUTE_MS }, to, to - 19 * MINUTE_MS],
  ['at the end of a range that has passed', { asOfMs: to + 5 * MINUTE_MS, isPast: true }, to, to],
])('shows its times %s', (_, given, nowMs, knownMs) => {
  expect(shownTimes({ range, ...given })).toEqual({ nowMs, knownMs })
})
