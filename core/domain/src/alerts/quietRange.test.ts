import type { AlertCondition } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { holds } from './truth.ts'
import { planOf } from './alertPlan.ts'
import { quietRange } from './quietRange.ts'

const is = (
  expr: 'gt' | 'gte' | 'lt' | 'lte' | 'eq' | 'neq',
  value: number | boolean,
  dataPointId = 'pm25',
): AlertCondition => ({ deviceId: 'd', dataPointId, expr, value })
const silent: AlertCondition = {
  dataPointId: { func: 'silence', dataPointId: 'pm25', period: 10 },
}
const mean: AlertCondition = {
  dataPointId: { func: 'avg', dataPointId: 'pm25', period: 10 },
  expr: 'gt',
  value: 35,
}
const above: AlertCondition = { ...is('gt', 35), basis: { kind: 'above_baseline', value: 5 } }

const EVERY = { min: -Infinity, max: Infinity }

const quietOf = (...groups: (AlertCondition | AlertCondition[])[]) => {
  const rules = groups.map((group, at) => ({ _id: `g${at}`, conditions: [group].flat() }))
  return quietRange(planOf({ rules }), 'pm25')
}

describe('the range of readings that cannot activate an alert', () => {
  it.each([
    ['above a limit', [is('gt', 35)], { min: -Infinity, max: 35 }],
    ['below a limit', [is('lt', 35)], { min: 35, max: Infinity }],
    ['other than a number', [is('neq', 35)], { min: 35, max: 35 }],
    ['as something is on', [is('eq', true)], { min: 0, max: 0 }],
    ['as something is not on', [is('neq', true)], { min: 1, max: 1 }],
    ['as a device is silent', [silent], EVERY],
    ['above one limit or below another', [is('gt', 35), is('lt', 5)], { min: 5, max: 35 }],
    ['between two limits', [[is('gt', 5), is('lt', 35)]], { min: -Infinity, max: 5 }],
    ['by another parameter alone', [is('gt', 3, 'wind')], EVERY],
    ['as a device is silent after a value', [[silent, is('gt', 35)]], { min: -Infinity, max: 35 }],
    ['as a device is silent beside another', [[silent, is('gt', 3, 'wind')]], EVERY],
    ['with another parameter', [[mean, is('gt', 35)]], { min: -Infinity, max: 35 }],
  ])('gives the quiet range of an alert %s', (_, groups, range) => {
    expect(quietOf(...groups)).toEqual(range)
  })

  it.each([
    ['the mean of a window', [mean]],
    ['the mean of a window, once it is silent', [[silent, mean]]],
    ['the mean of a window in one of its groups', [is('gt', 35), mean]],
    ['a baseline', [above]],
    ['one exact number', [is('eq', 35)]],
    ['true, compared by size', [is('gte', true)]],
    ['any number', [is('gt', 35), is('lte', 35)]],
  ])('a quiet range is unknown where the alert activates by %s', (_, groups) => {
    expect(quietOf(...groups)).toBeNull()
  })

  it.each([35, 0, -2.5, 1e-9, 1e12])('ends just beside an inclusive limit of %s', (limit) => {
    const conditions = { from: is('gte', limit), to: is('lte', limit) }
    const { from, to } = { from: quietOf(conditions.from), to: quietOf(conditions.to) }
    const plans = [conditions.from, conditions.to].map(
      (condition) => planOf({ rules: [{ _id: 'g', conditions: [condition] }] }).groups[0],
    )
    expect(holds(plans[0]!.conditions[0]!, from!.max, false)).toBe(false)
    expect(holds(plans[1]!.conditions[0]!, to!.min, false)).toBe(false)
    expect(from!.max).toBeCloseTo(limit, 3)
    expect(to!.min).toBeCloseTo(limit, 3)
  })

  it('a quiet range of an absolute value covers both signs', () => {
    const size: AlertCondition = {
      dataPointId: { func: 'abs', dataPointId: 'pm25' },
      expr: 'gt',
      value: 4,
    }
    expect(quietOf(size)).toEqual({ min: -4, max: 4 })
  })
})
