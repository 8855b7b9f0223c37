import type { Correction } from '@airshed/console-kit'
import { correction } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import type { CorrectionForm } from './correctionForm.ts'
import { coefficientsOf, formOfCorrection, issuesOfForm, newCorrection } from './newCorrection.ts'

describe('the form of a correction', () => {
  it.each([
    ['1, 0.5', 'en', [1, 0.5]],
    ['1; 0,5', 'es', [1, 0.5]],
    ['-2.5 1 1e-3', 'en', [-2.5, 1, 0.001]],
    ['0, 0, 0, 0, 0, 0, 1', 'en', [0, 0, 0, 0, 0, 0, 1]],
    ['', 'en', null],
    ['1', 'en', null],
    ['1, two', 'en', null],
    ['1, 1e16', 'en', null],
    ['1, 2, 3, 4, 5, 6, 7, 8', 'en', null],
  ] as const)('reads the coefficients %j in %s as %j', (typed, locale, expected) => {
    expect(coefficientsOf(typed, locale)).toEqual(expected)
  })

  it.each<[string, Partial<Correction>]>([
    ['a polynomial without an end', { formula: { coefficients: [1, -0.25, 1e-3] }, to: null }],
    ['a published correction', { formula: { preset: 'us-epa-purpleair-2021' }, to: 2e12 }],
  ])('makes the same correction again from its form: %s', (_, changes) => {
    const before = correction(0, changes)
    const { data_point_id, formula, from, to, reason } = before
    for (const locale of ['en', 'es']) {
      const form = formOfCorrection(before, locale) as CorrectionForm
      expect(newCorrection(form, locale)).toEqual({
        data_point_id,
        formula,
        from,
        ...(to === null ? {} : { to }),
        reason,
      })
    }
  })

  it('sends nothing while its coefficients cannot be read', () => {
    const form = formOfCorrection(correction(), 'en') as CorrectionForm
    expect(newCorrection({ ...form, coefficients: '1, x' }, 'en')).toBeNull()
  })

  it('shows what the server refuses at the field that caused it', () => {
    const at = (path: string) => issuesOfForm([{ path, expected: '', got: '' }])[0]?.path
    expect(at('/formula/preset')).toBe('/formula')
    expect(at('/formula/coefficients/0')).toBe('/coefficients')
    expect(at('/to')).toBe('/end')
    expect(at('/data_point_id')).toBe('/point')
    expect(at('/other')).toBe('')
  })
})
