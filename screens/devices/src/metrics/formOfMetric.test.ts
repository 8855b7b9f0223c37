import type { MetricConditions } from '@airshed/console-kit'
import { dataPoint } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { formOfMetric, metricEdit } from './formOfMetric.ts'
import type { MetricForm } from './metricForm.ts'
import { newMetric } from './newMetric.ts'

const link = ['1C00A3F7.0.0.0/132:5']
const metricWith = (conditions: MetricConditions, description = '') =>
  dataPoint('1C00A3F7.0.0.0/metric:one', {
    name: 'Hourly dust',
    metric: { _id: 'one', description, conditions, step: null, is_complete: true },
  })

const EACH: readonly (readonly [string, MetricConditions])[] = [
  ['an average', { link, avg: { period: 60 } }],
  ['a minimum', { link, min: { period: 5 } }],
  ['a maximum', { link, max: { period: 1440 } }],
  ['an absolute value', { link, abs: {} }],
  ['a difference', { link: [...link, '1C00A3F7.0.0.0/132:7'], diff: {} }],
  ['a comparison', { link, gte: { value: -2.5 } }],
  ['a comparison with zero', { link, neq: { value: 0 } }],
  ['a scale', { link, scale: { min: 4, max: 20, range1: 0, range2: 100, unit: '%' } }],
  ['a mass at 25 °C', { link, mass: { reference: '25C' } }],
  ['a mass as its organization refers it', { link, mass: {} }],
  [
    'a mass at measured conditions',
    {
      link: [...link, '1C00A3F7.0.0.0/128:1', '1C00A3F7.0.0.0/128:3'],
      mass: { reference: 'measured' },
    },
  ],
  ['a scale without a unit', { link, scale: { min: 0, max: 1, range1: 5, range2: -5 } }],
]

describe('the form of a metric', () => {
  it.each(EACH)('restores a metric unchanged from its form: %s', (_, conditions) => {
    const before = metricWith(conditions, 'By the quay')
    const form = formOfMetric(before) as MetricForm
    expect(newMetric(form)).toEqual({ name: 'Hourly dust', description: 'By the quay', conditions })
    expect(metricEdit(before, form)).toBeNull()
  })

  it('sends only the changed fields of a metric', () => {
    const before = metricWith({ link, avg: { period: 60 } }, 'By the quay')
    const form = formOfMetric(before) as MetricForm
    expect(metricEdit(before, { ...form, name: ' Dust ' })).toEqual({ name: 'Dust' })
    expect(metricEdit(before, { ...form, description: '' })).toEqual({ description: '' })
    expect(metricEdit(before, { ...form, period: '30' })).toEqual({
      conditions: { link, avg: { period: 30 } },
    })
  })
})
