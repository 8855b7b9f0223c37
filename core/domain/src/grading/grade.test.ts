import {
  AIRTHINX_DEFAULT,
  AIRTHINX_WELL_V2,
  EAQI_2024,
  US_AQI_2024,
  WHO_2021,
} from '@airshed/profiles'
import type { DeviceProfile } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { gradeValue, worstGrade } from './grade.ts'

describe('the grade of a value', () => {
  it.each<[string, DeviceProfile, string, number, string]>([
    ['PM2.5 indoors', AIRTHINX_DEFAULT, '132:5', 12, 'good'],
    ['PM2.5 indoors', AIRTHINX_DEFAULT, '132:5', 12.01, 'moderate'],
    ['PM2.5 indoors', AIRTHINX_DEFAULT, '132:5', 35, 'moderate'],
    ['PM2.5 indoors', AIRTHINX_DEFAULT, '132:5', 35.1, 'poor'],
    ['CO2 indoors', AIRTHINX_DEFAULT, '131:10', 1200, 'moderate'],
    ['dry air', AIRTHINX_DEFAULT, '128:2', 25, 'moderate'],
    ['very dry air', AIRTHINX_DEFAULT, '128:2', 19.9, 'poor'],
    ['damp air', AIRTHINX_DEFAULT, '128:2', 70, 'moderate'],
    ['a warm room', AIRTHINX_DEFAULT, '128:1', 26, 'good'],
    ['a hot room', AIRTHINX_DEFAULT, '128:1', 28.5, 'poor'],
    ['VOC of 159 ppb, 299.6 µg/m³', AIRTHINX_DEFAULT, '140:11', 159, 'good'],
    ['VOC of 160 ppb, 301.4 µg/m³', AIRTHINX_DEFAULT, '140:11', 160, 'moderate'],
    ['CO2 by WELL', AIRTHINX_WELL_V2, '131:10', 800, 'moderate'],
    ['CO2 by WELL', AIRTHINX_WELL_V2, '131:10', 901, 'poor'],
    ['ozone by WELL', AIRTHINX_WELL_V2, '170:2', 51.5, 'poor'],
    ['nitrogen dioxide by WELL', AIRTHINX_WELL_V2, '170:1', 22, 'moderate'],
    ['PM2.5 by the US tables', US_AQI_2024, '132:5', 9.099, 'good'],
    ['PM2.5 by the US tables', US_AQI_2024, '132:5', 9.1, 'moderate'],
    ['PM10 by the US tables', US_AQI_2024, '132:7', 154.9, 'moderate'],
    ['70.9 ppb of ozone by the US tables', US_AQI_2024, '170:2', 70.9, 'moderate'],
    ['71 ppb of ozone by the US tables', US_AQI_2024, '170:2', 71, 'unhealthy_sensitive'],
    ['PM2.5 in Europe', EAQI_2024, '132:5', 5, 'good'],
    ['PM2.5 in Europe', EAQI_2024, '132:5', 5.01, 'fair'],
    ['PM2.5 in Europe', EAQI_2024, '132:5', 141, 'extremely_poor'],
    ['30 ppb of ozone in Europe, 59.9 µg/m³', EAQI_2024, '170:2', 30, 'good'],
    ['PM10 by the WHO', WHO_2021, '132:7', 45, 'within'],
    ['3.5 ppm of CO by the WHO, 4.08 mg/m³', WHO_2021, '170:4', 3.5, 'above'],
  ])('grades %s by the profile', (_, profile, parameterId, value, gradeId) => {
    expect(gradeValue(profile, parameterId, value)?.id).toBe(gradeId)
  })

  it('grades a value in the unit that it is given in', () => {
    expect(gradeValue(EAQI_2024, '170:2', 61, 'µg/m³')?.id).toBe('fair')
    expect(gradeValue(US_AQI_2024, '170:2', 0.055, 'ppm')?.id).toBe('moderate')
  })

  it.each([
    ['the profile does not grade the parameter', '160:1', 55, undefined],
    ['there is no value', '132:5', null, undefined],
    ['the value is not a number', '132:5', Number.NaN, undefined],
    ['the unit is foreign', '132:5', 12, 'particles/ft³'],
  ])('gives no grade when %s', (_, parameterId, value, unit) => {
    expect(gradeValue(AIRTHINX_DEFAULT, parameterId, value, unit)).toBeNull()
  })
})

describe('the worst grade', () => {
  const gradeIn = (profile: DeviceProfile) => (id: string) =>
    profile.grades.find((grade) => grade.id === id) ?? expect.fail(`no grade ${id}`)

  it('takes the worst grade by the order of the profile, leaving out what has none', () => {
    const indoors = gradeIn(AIRTHINX_DEFAULT)
    const grades = [indoors('good'), null, indoors('poor'), indoors('moderate')]
    expect(worstGrade(AIRTHINX_DEFAULT, grades)).toBe(indoors('poor'))
  })

  it('takes the worst band of the European index', () => {
    const band = gradeIn(EAQI_2024)
    const grades = [band('moderate'), band('very_poor'), band('fair')]
    expect(worstGrade(EAQI_2024, grades)).toMatchObject({ name: 'Very poor' })
  })

  it('gives no worst grade where nothing can be graded', () => {
    expect(worstGrade(AIRTHINX_DEFAULT, [])).toBeNull()
    expect(worstGrade(AIRTHINX_DEFAULT, [null, null])).toBeNull()
  })
})
