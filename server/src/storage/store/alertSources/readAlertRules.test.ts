import type { AlertCondition } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { readAlertRules } from './readAlertRules.ts'

const dust = { deviceId: '1C00AAAA:0', dataPointId: '1C00AAAA.0.1.0/132:5' }
const group = (...conditions: unknown[]) => [{ _id: 'a', conditions }]

describe('stored rules', () => {
  it.each<[string, AlertCondition]>([
    ['a reading', { ...dust, expr: 'gt', value: 35 }],
    ['a reading that is on or off', { ...dust, expr: 'eq', value: false }],
    [
      'an average',
      {
        deviceId: dust.deviceId,
        dataPointId: { func: 'avg', dataPointId: dust.dataPointId, period: 15 },
        expr: 'gte',
        value: 35,
      },
    ],
    [
      'an absolute value',
      { dataPointId: { func: 'abs', dataPointId: dust.dataPointId }, expr: 'lt', value: 1 },
    ],
    [
      'a difference, whose limit is its own',
      { dataPointId: { func: 'diff', dataPointId: 'a', dataPointId2: 'b', value: 5 } },
    ],
  ])('stored rules may compare %s', (_, condition) => {
    expect(readAlertRules(group(condition))).toEqual({ rules: group(condition) })
  })

  it.each<[string, unknown, string]>([
    ['of before groups', { link: [], gt: 35 }, 'expected array'],
    ['without a condition in a group', group(), '/0/conditions'],
    ['that lack what to compare with', group({ ...dust, expr: 'gt' }), '/0/conditions/0'],
    ['of a function without its period', group({ ...dust, dataPointId: { func: 'avg' } }), '/0'],
    ['by an unknown comparison', group({ ...dust, expr: 'about', value: 1 }), '/0/conditions/0'],
    ['with a field that nobody reads', group({ ...dust, expr: 'gt', value: 1, note: '' }), '/0'],
  ])('rules %s are refused, with the place', (_, stored, place) => {
    const read = readAlertRules(stored)
    expect('problem' in read ? read.problem : '').toContain(place)
  })
})
