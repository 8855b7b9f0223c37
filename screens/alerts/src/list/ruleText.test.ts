import { createPluginIntl } from '@airshed/kit'
import { describe, expect, it } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { conditionText, type WatchedPoints } from './ruleText.ts'

const points: WatchedPoints = new Map([
  ['quay/132:5', { parameter: 'PM2.5', device: 'Quay Street', unit: 'µg/m³' }],
  ['park/132:5', { parameter: 'PM2.5', device: 'Park', unit: 'µg/m³' }],
  ['quay/online', { parameter: 'Online', device: 'Quay Street', unit: '' }],
])
const words = (condition: object, locale: 'en_US' | 'es_ES' = 'en_US') =>
  conditionText(
    condition as never,
    points,
    createPluginIntl({ en, es }, { locale, timezone: 'Europe/Madrid' }),
    [{ name: 'Site limit', value: 50 }],
  )
const reading = (expr: string, value: unknown = 35) => ({
  deviceId: 'quay',
  dataPointId: 'quay/132:5',
  expr,
  value,
})
const made = (func: string, rest: object) => ({
  dataPointId: { func, dataPointId: 'quay/132:5', ...rest },
  expr: 'gte',
  value: 1200.5,
})

describe('the words of a condition', () => {
  it.each([
    ['lt', 'PM2.5 at Quay Street is below 35 µg/m³'],
    ['lte', 'PM2.5 at Quay Street is at most 35 µg/m³'],
    ['gt', 'PM2.5 at Quay Street is above 35 µg/m³'],
    ['gte', 'PM2.5 at Quay Street is at least 35 µg/m³'],
    ['eq', 'PM2.5 at Quay Street is 35 µg/m³'],
    ['neq', 'PM2.5 at Quay Street is not 35 µg/m³'],
  ])('describes the operator %s as "%s"', (expr, sentence) => {
    expect(words(reading(expr))).toBe(sentence)
  })

  it.each([
    [
      made('avg', { period: 60 }),
      'The average of PM2.5 at Quay Street over 1 h is at least 1,200.5 µg/m³',
    ],
    [
      made('max', { period: 15 }),
      'The highest PM2.5 at Quay Street over 15 min is at least 1,200.5 µg/m³',
    ],
    [
      made('min', { period: 1440 }),
      'The lowest PM2.5 at Quay Street over 1 day is at least 1,200.5 µg/m³',
    ],
    [
      made('rate', { period: 15 }),
      'The change of PM2.5 at Quay Street over 15 min is at least 1,200.5 µg/m³',
    ],
    [made('abs', {}), 'The absolute value of PM2.5 at Quay Street is at least 1,200.5 µg/m³'],
    [
      {
        dataPointId: {
          func: 'diff',
          dataPointId: 'quay/132:5',
          dataPointId2: 'park/132:5',
          value: 5,
        },
      },
      'PM2.5 at Quay Street and PM2.5 at Park differ by more than 5 µg/m³',
    ],
  ])('describes a condition of a function: %#', (condition, sentence) => {
    expect(words(condition)).toBe(sentence)
  })

  it.each([
    [
      { ...reading('gt'), basis: { kind: 'above_upwind', dataPointId: 'park/132:5' } },
      'PM2.5 at Quay Street minus PM2.5 at Park is above 35 µg/m³',
    ],
    [
      { ...reading('gt'), basis: { kind: 'above_baseline', value: 12 } },
      'PM2.5 at Quay Street minus a baseline of 12 µg/m³ is above 35 µg/m³',
    ],
    [
      { ...reading('gt'), clear_value: 30 },
      'PM2.5 at Quay Street is above 35 µg/m³, and clears at 30 µg/m³',
    ],
    [
      made('avg', { period: 60, completeness: 0.9 }),
      'The average of PM2.5 at Quay Street over 1 h (from at least 90% of its readings) is at least 1,200.5 µg/m³',
    ],
    [
      reading('gt', { reference: 'Site limit' }),
      'PM2.5 at Quay Street is above Site limit (50 µg/m³)',
    ],
    [reading('gt', { reference: 'Unknown' }), 'PM2.5 at Quay Street is above Unknown'],
  ])('describes rarely used parts of a condition: %#', (condition, sentence) => {
    expect(words(condition)).toBe(sentence)
  })

  it('writes true or false for an on/off parameter', () => {
    const condition = { ...reading('eq', false), dataPointId: 'quay/online' }
    expect(words(condition)).toBe('Online at Quay Street is false')
  })

  it('names a missing parameter by its id, and writes small limits in full', () => {
    expect(words({ ...reading('gt', 0.00004), dataPointId: 'old/1' })).toBe(
      'a deleted or hidden parameter (old/1) is above 0.00004',
    )
  })

  it('describes a condition in Spanish', () => {
    expect(words(made('avg', { period: 60 }), 'es_ES')).toBe(
      'La media de PM2.5 en Quay Street durante 1 h es como mínimo 1200,5 µg/m³',
    )
  })
})
