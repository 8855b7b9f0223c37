import { expect, it } from 'vitest'
import { measuredText } from '../../../messages/mail/templates/alertChange/conditionText.ts'
import type { MeasuredCondition } from '../../../storage/store/tables/alerts.ts'
import { conditionText } from './conditionText.ts'

const AIR = 'A.0.0.0/128:1'
const DUST = 'A.0.0.0/132:5'
const points = new Map([
  [AIR, { parameter: 'Temperature', device: 'Roof', unit: '°C', precision: 1 }],
  [DUST, { parameter: 'PM2.5', device: 'Roof', unit: 'µg/m³', precision: 1 }],
])
const textsIn = (temperatures: 'C' | 'F', condition: object) => {
  const options = { points, references: [], language: 'en' as const, temperatures }
  const { measured, limit, basis } = conditionText(condition as MeasuredCondition, options)
  return [measured, limit, basis]
}
const hot = { deviceId: 'A:0', dataPointId: AIR, expr: 'gt', value: 30, measured: 31.4962 }

it.each<[string, object, unknown[], unknown[]]>([
  ['a temperature', hot, ['31.5 °C', '30 °C', null], ['88.7 °F', '86 °F', null]],
  [
    'what is above a baseline',
    { ...hot, value: 5, measured: 6, basis: { kind: 'above_baseline', value: 20 } },
    ['6.0 °C', '5 °C', '20 °C'],
    ['10.8 °F', '9 °F', '68 °F'],
  ],
  [
    'the absolute value of a temperature',
    { ...hot, dataPointId: { func: 'abs', dataPointId: AIR } },
    ['31.5 °C', '30 °C', null],
    ['31.5 °C', '30 °C', null],
  ],
  [
    'anything else',
    { ...hot, dataPointId: DUST },
    ['31.5 µg/m³', '30 µg/m³', null],
    ['31.5 µg/m³', '30 µg/m³', null],
  ],
])('writes %s in the unit of its reader', (_, condition, inC, inF) => {
  expect(textsIn('C', condition)).toEqual(inC)
  expect(textsIn('F', condition)).toEqual(inF)
})

it('writes a measured value with the decimals of its parameter and a limit as it was set', () => {
  const dust = { ...hot, dataPointId: DUST, value: 12.25, measured: 41 }
  expect(textsIn('C', dust)).toEqual(['41.0 µg/m³', '12.25 µg/m³', null])
  expect(textsIn('C', { ...dust, measured: 1234.5678 })).toEqual([
    '1,234.6 µg/m³',
    '12.25 µg/m³',
    null,
  ])
})

it('writes a reading with its own decimals and computed values with those of the parameter', () => {
  const whole = new Map([...points].map(([id, point]) => [id, { ...point, decimals: 0 }] as const))
  const shown = (condition: object, temperatures: 'C' | 'F' = 'C') =>
    conditionText(condition as MeasuredCondition, {
      points: whole,
      references: [],
      language: 'en',
      temperatures,
    }).measured
  const dust = { ...hot, dataPointId: DUST, measured: 41 }
  expect(shown(dust)).toBe('41 µg/m³')
  expect(shown({ ...dust, measured: 41.25 })).toBe('41.3 µg/m³')
  const mean = { func: 'avg', dataPointId: DUST, period: 60 }
  expect(shown({ ...dust, dataPointId: mean })).toBe('41.0 µg/m³')
  expect(shown({ ...dust, basis: { kind: 'above_baseline', value: 20 } })).toBe('41.0 µg/m³')
  expect(shown({ ...hot, measured: 30 })).toBe('30 °C')
  expect(shown({ ...hot, measured: 30 }, 'F')).toBe('86.0 °F')
})

it.each([
  ['en', true, 'eq', 'Online at Roof: false. Condition: is true'],
  ['en', false, 'neq', 'Online at Roof: false. Condition: is not false'],
  ['es', false, 'eq', 'Online en Roof: falso. Condición: es falso'],
] as const)(
  'a boolean has a condition instead of a limit (%s, %s, %s)',
  (language, value, expr, words) => {
    const online = { parameter: 'Online', device: 'Roof', unit: '', precision: 0 }
    const options = { points: new Map([[DUST, online]]), references: [], language } as const
    const condition = { deviceId: 'A:0', dataPointId: DUST, expr, value, measured: 0 }
    const shown = conditionText(condition, { ...options, temperatures: 'C' })
    expect(measuredText(shown, language)).toBe(words)
  },
)
