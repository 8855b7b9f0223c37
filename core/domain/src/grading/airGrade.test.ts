import { AIRTHINX_DEFAULT, US_AQI_2024 } from '@airshed/profiles'
import type { AirQuality, JudgedPollutant } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { airGrades, worstAirGrade } from './airGrade.ts'

const [PM25, PM10, O3] = ['132:5', '132:7', '170:2']

const graded = (
  parameterId: string,
  gradeId: string | null,
  changes: Partial<JudgedPollutant> = {},
): JudgedPollutant => ({
  parameter_id: parameterId,
  data_point_id: `mast/${parameterId}`,
  averaging: 'nowcast',
  value: gradeId === null ? null : 20,
  unit: 'µg/m³',
  count: 12,
  expected: 12,
  coverage: 1,
  withheld: gradeId === null ? 'coverage' : null,
  index: null,
  grade_id: gradeId,
  ...changes,
})

const airOf = (...pollutants: JudgedPollutant[]): AirQuality => ({
  profile_id: US_AQI_2024.id,
  time: 0,
  overall: null,
  pollutants,
})

describe('the grades of a device over hours', () => {
  it('grades each pollutant by its mean and its index', () => {
    const air = airOf(
      graded(PM25, 'good', { index: 40 }),
      graded(O3, 'moderate', { averaging: 'rolling8h' }),
    )
    expect(airGrades(air, US_AQI_2024)).toMatchObject([
      { dataPointId: 'mast/132:5', grade: { name: 'Good' }, index: 40, averaging: 'nowcast' },
      {
        dataPointId: 'mast/170:2',
        grade: { name: 'Moderate' },
        index: null,
        averaging: 'rolling8h',
      },
    ])
  })

  it('gives the graded mean in the unit of its data point', () => {
    const air = airOf(graded(O3, 'moderate', { averaging: 'rolling8h', value: 0.061, unit: 'ppm' }))
    const points = [{ _id: 'mast/170:2', unit: 'ppb', precision: 1 }]
    const [grade] = airGrades(air, US_AQI_2024, points)
    expect(grade?.mean).toMatchObject({ unit: 'ppb', precision: 0, periodMs: 8 * 3_600_000 })
    expect(grade?.mean.value).toBeCloseTo(61, 9)
    expect(airGrades(air, US_AQI_2024)[0]?.mean).toMatchObject({ value: 0.061, unit: 'ppm' })
  })

  it('leaves out withheld grades and grades of single readings', () => {
    const air = airOf(graded(PM25, null), graded(PM10, 'good', { averaging: 'reading' }))
    expect(airGrades(air, US_AQI_2024)).toEqual([])
  })

  it('gives no grades where the air is unknown or was graded by another standard', () => {
    expect(airGrades(airOf(graded(PM25, 'good')), AIRTHINX_DEFAULT)).toEqual([])
    expect(airGrades(undefined, US_AQI_2024)).toEqual([])
    expect(airGrades(airOf(graded(PM25, 'good')), undefined)).toEqual([])
  })

  it.each([
    ['a worse grade', [graded(PM25, 'good', { index: 50 }), graded(O3, 'moderate')], O3],
    [
      'of one grade the larger index',
      [graded(PM25, 'good', { index: 40 }), graded(PM10, 'good', { index: 41 })],
      PM10,
    ],
    [
      'of equal ones the first',
      [graded(PM25, 'good', { index: 40 }), graded(PM10, 'good', { index: 40 })],
      PM25,
    ],
  ])('finds the worst grade: %s', (_, pollutants, cause) => {
    const worst = worstAirGrade(US_AQI_2024, airGrades(airOf(...pollutants), US_AQI_2024))
    expect(worst?.dataPointId).toBe(`mast/${cause}`)
  })

  it('finds no worst grade where there are none', () => {
    expect(worstAirGrade(US_AQI_2024, [])).toBeNull()
  })
})
