import { AIRTHINX_DEFAULT, EAQI_2024, US_AQI_2024, WHO_2021 } from '@airshed/profiles'
import type { DeviceProfile, JudgedPollutant } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { compareAir, isAboveLimit, placeAir } from './placeAir.ts'

const pollutant = (parameter_id: string, value: number, grade_id: string): JudgedPollutant => ({
  parameter_id,
  data_point_id: `d/${parameter_id}`,
  averaging: 'hour',
  value,
  unit: 'µg/m³',
  count: 1,
  expected: 1,
  coverage: 1,
  withheld: null,
  index: null,
  grade_id,
})
const air = (profile: DeviceProfile, ...graded: [string, number, string][]) =>
  placeAir(
    profile,
    graded.map((one) => pollutant(...one)),
  )

describe('the air at a place', () => {
  it.each([
    ['EAQI fair', EAQI_2024, '132:5', 15, 'fair', -1, 1],
    ['EAQI moderate', EAQI_2024, '132:5', 30, 'moderate', 0, 2],
    ['EAQI very poor', EAQI_2024, '170:1', 125, 'very_poor', 2, 5],
    ['US moderate', US_AQI_2024, '132:5', 35.4, 'moderate', -1, 35.4 / 35.5],
    ['WHO above', WHO_2021, '132:7', 90, 'above', 0, 2],
    ['a room with much CO2', AIRTHINX_DEFAULT, '131:10', 1800, 'poor', 0, 1.5],
  ] as const)(
    'counts the grades between the air and its limit by %s',
    (_, profile, id, value, grade, steps, ratio) => {
      const found = air(profile, [id, value, grade])
      expect(found).toMatchObject({ steps, grade: { id: grade } })
      expect(found?.ratio).toBeCloseTo(ratio, 9)
      expect(found !== null && isAboveLimit(found)).toBe(steps >= 0)
    },
  )

  it('takes the pollutant furthest above its limit among those of the worst grade', () => {
    const found = air(
      EAQI_2024,
      ['132:5', 20, 'moderate'],
      ['170:1', 55, 'moderate'],
      ['132:7', 40, 'fair'],
    )
    expect(found?.pollutant.parameter_id).toBe('170:1')
  })

  it('ignores comfort parameters, which have a range and no limit', () => {
    const found = air(AIRTHINX_DEFAULT, ['128:1', 10, 'poor'], ['131:10', 900, 'moderate'])
    expect(found?.pollutant.parameter_id).toBe('131:10')
    expect(air(AIRTHINX_DEFAULT, ['128:1', 10, 'poor'])).toBeNull()
  })

  it('the air of a place is unknown without a grade', () => {
    expect(air(EAQI_2024)).toBeNull()
  })

  it('ranks air by grades above the limit, then by its multiple, across standards', () => {
    const places = [
      air(EAQI_2024, ['132:5', 8, 'fair']),
      air(AIRTHINX_DEFAULT, ['131:10', 1800, 'poor']),
      air(EAQI_2024, ['132:5', 45, 'moderate']),
      air(EAQI_2024, ['132:7', 130, 'poor']),
    ].filter((place) => place !== null)
    expect(places.toSorted(compareAir).map(({ pollutant: { value } }) => value)).toEqual([
      130, 45, 1800, 8,
    ])
  })
})
