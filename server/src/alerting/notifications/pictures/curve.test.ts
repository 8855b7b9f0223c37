import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, type ConditionPlan } from '@airshed/domain'
import { expect, it } from 'vitest'
import { shownSpan } from './curve.ts'

const TO = Date.UTC(2026, 2, 2, 12)
const statistic = (periodMs: number): ConditionPlan => ({
  kind: 'value',
  measure: { function: 'avg', source: 'a', periodMs },
  above: null,
  expr: 'gt',
  limit: 35,
  clearLimit: 35,
  isSwitch: false,
})

it.each<[string, ConditionPlan, number, number]>([
  ['6 hours of a short period', statistic(15 * MINUTE_MS), MINUTE_MS, 6 * HOUR_MS],
  ['three periods where those are longer', statistic(DAY_MS), MINUTE_MS, 3 * DAY_MS],
  ['30 days at most', statistic(20 * DAY_MS), HOUR_MS, 30 * DAY_MS],
  [
    'as much as 2,000 readings, of which all are needed',
    statistic(15 * MINUTE_MS),
    SECOND_MS,
    2_000_000,
  ],
  ['one period at least', statistic(40 * MINUTE_MS), SECOND_MS, 40 * MINUTE_MS],
  [
    'three times the time that a data point may be silent',
    { kind: 'silence', source: 'a', periodMs: 8 * HOUR_MS },
    MINUTE_MS,
    DAY_MS,
  ],
])('a picture shows %s', (_, condition, intervalMs, expected) => {
  expect(shownSpan(condition, TO, intervalMs)).toEqual({ from: TO - expected, to: TO })
})
