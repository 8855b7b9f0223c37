import { EAQI_2024, US_AQI_2024, WHO_2021 } from '@airshed/profiles'
import { describe, expect, it } from 'vitest'
import { gradedMean } from './gradedMean.ts'

const HOUR_MS = 3_600_000
const [PM25, O3, NO2] = ['132:5', '170:2', '170:1']
const ppb = { unit: 'ppb', precision: 1 }

/** µg/m³ in a ppb of nitrogen dioxide at 20 °C and 101.3 kPa, by hand: 46.0055 / (8.314462618 · 293 / 101.3). */
const NO2_MASS = 1.9130107

describe('the mean that was graded', () => {
  it('gives the graded mean in the unit and decimals of the readings', () => {
    const pollutant = { parameter_id: NO2, value: 16.98 * NO2_MASS, unit: 'µg/m³' }
    const mean = gradedMean(EAQI_2024, { ...pollutant, averaging: 'hour' }, ppb)
    expect(mean).toMatchObject({ unit: 'ppb', precision: 1, averaging: 'hour', periodMs: HOUR_MS })
    expect(mean?.value).toBeCloseTo(16.98, 4)
  })

  it('keeps the graded mean where the units are the same', () => {
    const pollutant = { parameter_id: PM25, value: 19.8, unit: 'µg/m³' }
    const shown = { unit: 'µg/m³', precision: 1 }
    expect(gradedMean(WHO_2021, { ...pollutant, averaging: 'rolling24h' }, shown)).toEqual({
      value: 19.8,
      unit: 'µg/m³',
      precision: 1,
      averaging: 'rolling24h',
      periodMs: 24 * HOUR_MS,
    })
  })

  it.each([
    ['a whole ppb of ozone', O3, 0.054, 'ppm', ppb, 54, 0],
    ['a whole ppb of nitrogen dioxide', NO2, 16, 'ppb', ppb, 16, 0],
    ['0.1 µg/m³', PM25, 35.4, 'µg/m³', { unit: 'µg/m³', precision: 3 }, 35.4, 1],
    ['0.1 µg/m³ as mg/m³', PM25, 35.4, 'µg/m³', { unit: 'mg/m³', precision: 6 }, 0.0354, 4],
  ])('rounds to the resolution of the standard: %s', (...given) => {
    const [, parameter_id, value, unit, shownIn, shown, precision] = given
    const pollutant = { parameter_id, value, unit, averaging: 'nowcast' } as const
    const mean = gradedMean(US_AQI_2024, pollutant, shownIn)
    expect(mean).toMatchObject({ unit: shownIn.unit, precision, periodMs: 12 * HOUR_MS })
    expect(mean?.value).toBeCloseTo(shown, 9)
  })

  it.each([
    ['is not known', undefined],
    ['cannot be converted', { unit: 'counts', precision: 0 }],
  ])('keeps the unit of the standard where that of the readings %s', (_, shownIn) => {
    const pollutant = {
      parameter_id: O3,
      value: 0.054,
      unit: 'ppm',
      averaging: 'rolling8h',
    } as const
    expect(gradedMean(US_AQI_2024, pollutant, shownIn)).toMatchObject({
      value: 0.054,
      unit: 'ppm',
      precision: 3,
    })
  })

  it('gives no mean where the grade was withheld', () => {
    const pollutant = { parameter_id: PM25, value: null, unit: 'µg/m³', averaging: 'hour' } as const
    expect(gradedMean(EAQI_2024, pollutant, ppb)).toBeNull()
  })
})
