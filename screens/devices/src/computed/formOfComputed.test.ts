import type { ComputedConditions } from '@airshed/console-kit'
import { dataPoint } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { formOfComputed, computedEdit } from './formOfComputed.ts'
import type { ComputedForm } from './computedForm.ts'
import { newComputed } from './newComputed.ts'

const link = ['1C00A3F7.0.0.0/132:5']
const computedWith = (conditions: ComputedConditions, description = '') =>
  dataPoint('1C00A3F7.0.0.0/metric:one', {
    name: 'Hourly dust',
    metric: { _id: 'one', description, conditions, step: null, is_complete: true },
  })

const EACH: readonly (readonly [string, ComputedConditions])[] = [
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

describe('the form of a computed parameter', () => {
  it.each(EACH)('restores a metric unchanged from its form: %s', (_, conditions) => {
    const before = computedWith(conditions, 'By the quay')
    const form = formOfComputed(before) as ComputedForm
    expect(newComputed(form)).toEqual({
      name: 'Hourly dust',
      description: 'By the quay',
      conditions,
    })
    expect(computedEdit(before, form)).toBeNull()
  })

  it('sends only the changed fields of a computed parameter', () => {
    const before = computedWith({ link, avg: { period: 60 } }, 'By the quay')
    const form = formOfComputed(before) as ComputedForm
    expect(computedEdit(before, { ...form, name: ' Dust ' })).toEqual({ name: 'Dust' })
    expect(computedEdit(before, { ...form, description: '' })).toEqual({ description: '' })
    expect(computedEdit(before, { ...form, period: '30' })).toEqual({
      conditions: { link, avg: { period: 30 } },
    })
  })
})
