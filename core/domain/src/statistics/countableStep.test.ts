import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/duration.ts'
import { countableStepMs } from './countableStep.ts'

it.each([
  ['three hours', 3 * HOUR_MS, undefined],
  ['a day', DAY_MS, MINUTE_MS],
  ['a week', 7 * DAY_MS, 10 * MINUTE_MS],
  ['a month', 31 * DAY_MS, 30 * MINUTE_MS],
  ['a year', 365 * DAY_MS, 3 * HOUR_MS],
  ['ten years', 3650 * DAY_MS, DAY_MS],
])('chooses a countable step for %s', (_, lengthMs, expected) => {
  expect(countableStepMs(lengthMs)).toBe(expected)
})
