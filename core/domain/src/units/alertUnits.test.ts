import type { AlertChange, AlertCondition, AlertReference } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { alertChangeIn, alertLimitIn, alertRulesIn } from './alertUnits.ts'

const AIR = 'A.0.0.0/128:1'
const DUST = 'A.0.0.0/132:5'
const isTemperature = (id: string): boolean => id.endsWith('/128:1')

const reading = (dataPointId: string, changes: object = {}): AlertCondition =>
  ({ deviceId: 'A:0', dataPointId, expr: 'gt', value: 30, ...changes }) as AlertCondition

function convert(conditions: AlertCondition[], references: AlertReference[] = []) {
  const given = { rules: [{ _id: 'g', conditions }], references }
  const shown = alertRulesIn(given, isTemperature, 'toReader')
  const sent = alertRulesIn(shown, isTemperature, 'toServer')
  return { given, shown, sent, conditions: shown.rules[0]?.conditions ?? [] }
}

describe('the limits of an alert for a user who reads °F', () => {
  it.each<[string, AlertCondition, object]>([
    ['a temperature', reading(AIR, { clear_value: 28 }), { value: 86, clear_value: 82.4 }],
    ['anything else', reading(DUST, { clear_value: 28 }), { value: 30, clear_value: 28 }],
    [
      'a mean of temperatures',
      reading(AIR, { dataPointId: { func: 'avg', dataPointId: AIR, period: 60 } }),
      { value: 86 },
    ],
    [
      'what is above another temperature',
      reading(AIR, { value: 5, basis: { kind: 'above_upwind', dataPointId: 'B.0.0.0/128:1' } }),
      { value: 9 },
    ],
    [
      'what is above a baseline',
      reading(AIR, { value: 5, basis: { kind: 'above_baseline', value: 20 } }),
      { value: 9, basis: { kind: 'above_baseline', value: 68 } },
    ],
    [
      'a difference of temperatures',
      {
        dataPointId: { func: 'diff', dataPointId: AIR, dataPointId2: 'B.0.0.0/128:1', value: 5 },
      },
      { dataPointId: { value: 9 } },
    ],
    [
      'the change of a temperature',
      reading(AIR, { value: 5, dataPointId: { func: 'rate', dataPointId: AIR, period: 10 } }),
      { value: 9 },
    ],
    [
      'the absolute value of a temperature, which stays in °C',
      reading(AIR, { dataPointId: { func: 'abs', dataPointId: AIR } }),
      { value: 30 },
    ],
    [
      'silence',
      { dataPointId: { func: 'silence', dataPointId: AIR, period: 60 } },
      { dataPointId: { period: 60 } },
    ],
  ])('shows the limit of %s to a user who reads °F', (_, condition, expected) => {
    const { conditions, sent, given } = convert([condition])
    expect(conditions[0]).toMatchObject(expected)
    expect(sent).toEqual(given)
  })

  it('converts a value with a name that temperatures alone share', () => {
    const named = { value: { reference: 'hot' } }
    const { shown, sent, given } = convert(
      [reading(AIR, named), reading('B.0.0.0/128:1', named)],
      [{ name: 'hot', value: 30 }],
    )
    expect(shown.references).toEqual([{ name: 'hot', value: 86 }])
    expect(shown.rules).toEqual(given.rules)
    expect(sent).toEqual(given)
  })

  it('gives a temperature its own number where another parameter shares its named value', () => {
    const named = { value: { reference: 'limit' } }
    const { shown, conditions } = convert(
      [reading(AIR, named), reading(DUST, named)],
      [{ name: 'limit', value: 30 }],
    )
    expect(shown.references).toEqual([{ name: 'limit', value: 30 }])
    expect(conditions).toMatchObject([{ value: 86 }, { value: { reference: 'limit' } }])
  })
})

it('converts a measured value to the unit of its limit', () => {
  const change = {
    ts: 1,
    is_active: true,
    group_id: 'g',
    is_corrected: false,
    measured: [
      { condition: reading(AIR), measured: 31 },
      { condition: reading(DUST), measured: 31 },
      { condition: reading(AIR), measured: null },
    ],
  } as AlertChange
  const { measured } = alertChangeIn(change, isTemperature)
  expect(measured.map((one) => one.measured)).toEqual([87.8, 31, null])
  expect(measured[0]?.condition).toMatchObject({ value: 86 })
})

it('converts a limit in a chart to the unit of its lines', () => {
  const limit = {
    data_point_id: AIR,
    alert_id: 'a',
    name: 'Heat',
    level: 'warning' as const,
    period_ms: null,
    expr: 'gt' as const,
    value: 30,
    clear_value: 28,
    unit: '°C',
    is_active: false,
  }
  expect(alertLimitIn(limit)).toMatchObject({ value: 86, clear_value: 82.4, unit: '°F' })
  expect(alertLimitIn({ ...limit, unit: '%' })).toEqual({ ...limit, unit: '%' })
})
