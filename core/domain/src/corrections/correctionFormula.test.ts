import { CORRECTION_PRESETS } from '@airshed/profiles'
import { describe, expect, it } from 'vitest'
import { correctionRule, formulaText, humidityOf } from './correctionFormula.ts'

const apply = (formula: Parameters<typeof correctionRule>[0], raw: number, humidity?: number) =>
  correctionRule(formula)?.(raw, humidity)

/** The equations as the US EPA prints them, with their blends of two lines. */
function asPrinted(x: number, rh: number): number {
  if (x < 30) return 0.524 * x - 0.0862 * rh + 5.75
  if (x < 50) {
    const w = x / 20 - 3 / 2
    return (0.786 * w + 0.524 * (1 - w)) * x - 0.0862 * rh + 5.75
  }
  if (x < 210) return 0.786 * x - 0.0862 * rh + 5.75
  if (x < 260) {
    const w = x / 50 - 21 / 5
    return (
      (0.69 * w + 0.786 * (1 - w)) * x -
      0.0862 * rh * (1 - w) +
      2.966 * w +
      5.75 * (1 - w) +
      8.84e-4 * x ** 2 * w
    )
  }
  return 2.966 + 0.69 * x + 8.84e-4 * x ** 2
}

describe('a polynomial', () => {
  it.each([
    [[1, 0.5], 20, 11],
    [[0, 0, 2], 3, 18],
    [[-2, 1, 0, 1], -1, -4],
  ])('coefficients %j give for %d the value %d', (coefficients, raw, value) => {
    expect(apply({ coefficients }, raw)).toBe(value)
  })

  it('gives no value beyond what an instrument can read', () => {
    expect(apply({ coefficients: [0, 1e15] }, 2)).toBeNull()
    expect(apply({ coefficients: [0, 0, 0, 0, 0, 0, 1e15] }, 1e60)).toBeNull()
  })
})

describe('a published correction', () => {
  it.each([0, 12.5, 29.9, 30, 41, 50, 130, 209.9, 210, 233, 259, 260, 480])(
    'the correction of the US EPA for PurpleAir is as printed at %d µg/m³',
    (raw) => {
      for (const humidity of [0, 35, 100]) {
        expect(apply({ preset: 'us-epa-purpleair-2021' }, raw, humidity)).toBeCloseTo(
          asPrinted(raw, humidity),
          9,
        )
      }
    },
  )

  it('AirGradient’s sets negative values to 0, the US EPA’s does not', () => {
    expect(apply({ preset: 'airgradient-pms5003-epa' }, 0, 90)).toBe(0)
    expect(apply({ preset: 'us-epa-purpleair-2021' }, 0, 90)).toBeCloseTo(-2.008, 9)
  })

  it('gives no value without the humidity that it needs', () => {
    expect(humidityOf({ preset: 'us-epa-purpleair-2021' })).toBe('128:2')
    expect(apply({ preset: 'us-epa-purpleair-2021' }, 20)).toBeNull()
  })

  it('every published correction names its source, and ends with a piece without a bound', () => {
    for (const { source, pieces } of CORRECTION_PRESETS) {
      expect(source).not.toBe('')
      expect(pieces.at(-1)?.below).toBeUndefined()
      const bounds = pieces.slice(0, -1).map(({ below }) => below ?? Number.NaN)
      expect(bounds).toEqual(bounds.toSorted((a, b) => a - b))
    }
  })

  it('an unknown one has no rule', () => {
    expect(correctionRule({ preset: 'none-such' })).toBeNull()
  })
})

it.each([
  [[1, 0.5], '1 + 0.5·x'],
  [[-0.2, 1], '−0.2 + 1·x'],
  [[0, 2, -0.01], '2·x − 0.01·x²'],
  [[0, 0], '0'],
])('writes coefficients %j as %s', (coefficients, text) => {
  expect(formulaText({ coefficients })).toBe(text)
})

it('writes the sizes of coefficients as it is told', () => {
  const comma = (size: number) => String(size).replace('.', ',')
  expect(formulaText({ coefficients: [-0.5, 1.25] }, comma)).toBe('−0,5 + 1,25·x')
})
