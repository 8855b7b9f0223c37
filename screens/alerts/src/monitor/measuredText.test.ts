import type { AlertCondition } from '@airshed/console-kit'
import { createPluginIntl } from '@airshed/kit'
import { expect, it } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import { measuredValue, measuredText } from './measuredText.ts'

const intl = createPluginIntl({ en, es: en }, { locale: 'en_US', timezone: 'UTC' })
const points = new Map([['dust', { parameter: 'PM2.5', device: 'Quay Street', unit: 'µg/m³' }]])
const above: AlertCondition = { deviceId: 'n', dataPointId: 'dust', expr: 'gt', value: 35 }
const on: AlertCondition = { deviceId: 'n', dataPointId: 'pump', expr: 'eq', value: true }
const silent: AlertCondition = { dataPointId: { func: 'silence', dataPointId: 'dust', period: 5 } }
const hidden: AlertCondition = { deviceId: 'n', dataPointId: 'gone', expr: 'gt', value: 1 }

it.each([
  ['a number with its unit', above, 41.25, '41.25 µg/m³', 41.25],
  ['a number without a unit for a hidden parameter', hidden, 2, '2', 2],
  ['an active state', on, 1, 'true', null],
  ['an inactive state', on, 0, 'false', null],
  ['missing readings', silent, 1, 'no readings', null],
  ['nothing for an unknown value', above, null, '', null],
])('writes a measured value: %s', (_, condition, measured, words, value) => {
  const one = { condition, measured }
  expect(measuredText([one], points, intl)).toBe(words)
  expect(measuredValue(one, points)?.value ?? null).toBe(value)
})

it('shows a value once when two conditions measured it', () => {
  const measured = [
    { condition: above, measured: 41 },
    { condition: { ...above, value: 20 }, measured: 41 },
  ]
  expect(measuredText(measured, points, intl)).toBe('41 µg/m³')
})
