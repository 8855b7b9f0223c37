import { describe, expect, it } from 'vitest'
import { calibrationFit, type ComparedHours } from './calibrationFit.ts'

const UNIT = 'µg/m³'
/** A sensor that reads about twice the reference. */
const DEVICE = [
  8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31,
]
const REFERENCE = [
  5.1, 6.4, 6.9, 8.8, 9.1, 11, 11.2, 13.4, 13.6, 15.1, 16.4, 16.8, 5.2, 7.1, 7.4, 9.4, 9.9, 11.6,
  12.4, 13.1, 14.9, 15.3, 17, 17.6,
]

const fitOf = (changes: Partial<ComparedHours> = {}) =>
  calibrationFit({
    device: DEVICE,
    reference: REFERENCE,
    expected: DEVICE.length,
    deviceUnit: UNIT,
    referenceUnit: UNIT,
    ...changes,
  })

describe('the calibration of a parameter', () => {
  it('fits the line that R’s lm fits to the same hours', () => {
    const fit = fitOf()
    expect(fit?.reason).toBeNull()
    expect(fit?.params?.[0]).toBeCloseTo(0.670811594202892, 12)
    expect(fit?.params?.[1]).toBeCloseTo(0.552565217391305, 12)
    expect(fit?.metrics).toEqual({
      count: 24,
      expected: 24,
      slope: expect.closeTo(0.552565217391305, 12),
      intercept: expect.closeTo(0.670811594202892, 12),
      r_squared: expect.closeTo(0.991326878724366, 12),
      rmse: expect.closeTo(0.357771804718046, 12),
      rmse_before: expect.closeTo(8.6365743594707, 12),
      reference_value: expect.closeTo(11.4458333333333, 12),
    })
  })

  it('leaves out hours in which one of them has no mean', () => {
    const gap = (values: number[], at: number) => values.with(at, Number.NaN)
    const fit = fitOf({ device: gap(DEVICE, 2), reference: gap(REFERENCE, 5), expected: 24 })
    expect(fit?.metrics.count).toBe(22)
    expect(fit?.reason).toBe('few_pairs')
  })

  it('needs three quarters of the hours that are due', () => {
    expect(fitOf({ expected: 32 })?.reason).toBeNull()
    expect(fitOf({ expected: 33 })).toMatchObject({ reason: 'incomplete', params: null })
  })

  it('refuses other units before anything else, and reports no difference between them', () => {
    const fit = fitOf({ referenceUnit: 'mg/m³', expected: 100 })
    expect(fit?.reason).toBe('unit')
    expect(fit?.metrics.rmse_before).toBeNull()
  })

  it('refuses a sensor that falls as the reference rises', () => {
    const fit = fitOf({ device: DEVICE.map((value) => 40 - value) })
    expect(fit?.reason).toBe('inverse')
    expect(fit?.metrics.slope).toBeCloseTo(-0.552565217391305, 12)
  })

  it('refuses scatter, and a sensor that always says the same', () => {
    const scattered = DEVICE.map((value, at) => value + (at % 2 === 0 ? 14 : -14))
    expect(fitOf({ device: scattered })?.reason).toBe('uncorrelated')
    const stuck = fitOf({ device: DEVICE.map(() => 7) })
    expect(stuck).toMatchObject({ reason: 'uncorrelated', params: null })
    expect(stuck?.metrics).toMatchObject({ slope: null, intercept: null, rmse: null })
  })

  it('a fit without a pair is none', () => {
    expect(fitOf({ device: DEVICE.map(() => Number.NaN) })).toBeNull()
    expect(fitOf({ device: [], reference: [], expected: 0 })).toBeNull()
  })

  it('a fit whose largest numbers overflow has no figures', () => {
    const fit = fitOf({ device: DEVICE.map((value) => value * 1e307) })
    expect(fit?.params).toBeNull()
    expect(JSON.stringify(fit)).not.toContain('Infinity')
    expect(fit?.metrics.slope).toBeNull()
  })
})
