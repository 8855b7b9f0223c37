import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@airshed/domain'
import { describe, expect, it } from 'vitest'
import { isPairedAsMeasured, pairStepMs } from './pairStep.ts'

const YEAR_MS = 365 * DAY_MS

describe('the pairs of a rose', () => {
  it.each([
    ['eight years of hours', [HOUR_MS, HOUR_MS], 65_533, true],
    ['a day of seconds', [SECOND_MS], 86_400, true],
    ['a year of minutes', [MINUTE_MS], 525_600, false],
    ['a device that once reported more often', [MINUTE_MS, HOUR_MS], 3_000, false],
  ])('pairs readings or means for %s: readings %o, %i: %s', (_, intervalsMs, readings, isRaw) => {
    expect(isPairedAsMeasured({ intervalsMs, readings, lengthMs: YEAR_MS })).toBe(isRaw)
  })

  it.each([
    ['a month of ten seconds', [10 * SECOND_MS], 30 * DAY_MS, 10 * MINUTE_MS],
    ['a year of minutes', [MINUTE_MS], YEAR_MS, 10 * MINUTE_MS],
    ['three years of minutes', [MINUTE_MS], 3 * YEAR_MS, 30 * MINUTE_MS],
    ['eight years of minutes', [MINUTE_MS], 8 * YEAR_MS, HOUR_MS],
    ['ten seconds since 1970', [10 * SECOND_MS], 56 * YEAR_MS, HOUR_MS],
    [
      'minutes that became quarters of an hour',
      [MINUTE_MS, 15 * MINUTE_MS],
      DAY_MS,
      30 * MINUTE_MS,
    ],
    ['minutes that became three hours', [MINUTE_MS, 3 * HOUR_MS], DAY_MS, HOUR_MS],
  ])('pairs means of at most an hour for %s', (_, intervalsMs, lengthMs, stepMs) => {
    expect(pairStepMs({ intervalsMs, lengthMs })).toBe(stepMs)
  })
})
