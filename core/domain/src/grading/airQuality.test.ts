import { AIRTHINX_DEFAULT, EAQI_2024, numericIndex, US_AQI_2024, WHO_2021 } from '@airshed/profiles'
import type { DeviceProfile } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import type { DueHour } from '../statistics/dueHours.ts'
import { HOUR_MS } from '../time/duration.ts'
import { airQuality, type AirPoint } from './airQuality.ts'
import { averagingOf } from './averaging.ts'

/** Omak, 21 August 2015, PM2.5, oldest first (AirMonitor). */
const OMAK = [123.3, 80.2, 49.3, 101.8, 93.7, 143.2, 215.4, 130.6, 129.2, 59.8, 27.4, 46.3]

const [PM25, PM10, O3, CO, SO2, NO2] = ['132:5', '132:7', '170:2', '170:4', '170:3', '170:1']
const UNITS: Readonly<Record<string, string>> = { [CO]: 'ppm', [PM25]: 'µg/m³', [PM10]: 'µg/m³' }

const hoursOf = (values: readonly (number | null)[], isDue = true): DueHour[] =>
  values.map((value, at) => ({
    startMs: at * HOUR_MS,
    endMs: (at + 1) * HOUR_MS,
    value,
    isDue: isDue || value !== null,
  }))

/** A day of hours that ends with these; those before are missing. */
const dayOf = (values: readonly (number | null)[]) =>
  hoursOf([...Array.from<null>({ length: 24 - values.length }).fill(null), ...values])

const point = (
  parameterId: string,
  values: readonly (number | null)[],
  changes: Partial<AirPoint> = {},
): AirPoint => ({
  dataPointId: `mast/${parameterId}`,
  parameterId,
  unit: UNITS[parameterId] ?? 'ppb',
  kind: 'scalar',
  hours: dayOf(values),
  reading: values.at(-1) ?? null,
  ...changes,
})

const steady = (value: number, hours = 24) => Array.from({ length: hours }, () => value)

const one = (profile: DeviceProfile, ...points: AirPoint[]) =>
  airQuality(profile, points).pollutants[0]

describe('the US air quality index of a device', () => {
  it('grades particles by their NowCast', () => {
    expect(one(US_AQI_2024, point(PM25, OMAK))).toEqual({
      parameter_id: PM25,
      data_point_id: 'mast/132:5',
      averaging: 'nowcast',
      value: 54.8,
      unit: 'µg/m³',
      count: 12,
      expected: 12,
      coverage: 1,
      withheld: null,
      index: 149,
      grade_id: 'unhealthy_sensitive',
    })
  })

  it.each([
    [[10, 10], 10, null],
    [[10, null, 10], 10, null],
    [[...steady(10, 9), 10, null, null], null, 'recentHours'],
  ] as const)('requires two of the last three hours: %j', (hours, value, withheld) => {
    const graded = one(US_AQI_2024, point(PM10, hours))
    expect(graded).toMatchObject({ value, withheld, expected: 12 })
    expect(graded?.grade_id).toBe(value === null ? null : 'good')
  })

  it.each([
    ['SO2 of the hour', point(SO2, [5, 42]), { averaging: 'hour', value: 42, index: 59 }],
    ['NO2 of the hour', point(NO2, [500, 53.9]), { averaging: 'hour', value: 53, index: 50 }],
    ['CO of 8 hours', point(CO, steady(9.49)), { averaging: 'rolling8h', value: 9.4, index: 100 }],
    ['O3 of 8 hours', point(O3, steady(70.9)), { averaging: 'rolling8h', value: 0.07, index: 100 }],
    [
      'SO2 that came by mass',
      point(SO2, [112], { unit: 'µg/m³' }),
      { value: 42, unit: 'ppb', index: 59 },
    ],
    ['air that reads below zero', point(SO2, [-1.2]), { value: -1.2, index: 0, grade_id: 'good' }],
  ])('grades by %s', (_, given, expected) => {
    expect(one(US_AQI_2024, given)).toMatchObject(expected)
  })

  it('grades ozone by the peak hour where that is worse', () => {
    const peak = one(US_AQI_2024, point(O3, [...steady(40, 7), 170]))
    expect(peak).toMatchObject({ averaging: 'hour', value: 0.17, index: 157, expected: 1 })
    const none = one(US_AQI_2024, point(O3, [...steady(40, 7), 124]))
    expect(none).toMatchObject({ averaging: 'rolling8h', value: 0.05, index: 46 })
  })

  it('grades ozone above the 8 h table without a number, as the overall grade', () => {
    const { overall, pollutants } = airQuality(US_AQI_2024, [
      point(PM25, steady(9)),
      point(O3, [...steady(260, 7), 100]),
    ])
    expect(pollutants[1]).toMatchObject({ index: null, grade_id: 'very_unhealthy', value: 0.24 })
    expect(overall).toEqual({ index: null, grade_id: 'very_unhealthy', parameter_id: O3 })
  })

  it('takes the largest index as overall, and names the responsible pollutant', () => {
    const points = [point(SO2, [42]), point(PM25, steady(35.5)), point(PM10, steady(40))]
    const { overall, pollutants } = airQuality(US_AQI_2024, points)
    expect(overall).toEqual({ index: 101, grade_id: 'unhealthy_sensitive', parameter_id: PM25 })
    expect(pollutants.map(({ index }) => index)).toEqual([101, 37, 59])
  })
})

describe('pollutants with the same grade', () => {
  it('names the pollutant with the largest index as responsible', () => {
    const points = [point(PM25, steady(36)), point(SO2, [180])]
    const { overall } = airQuality(US_AQI_2024, points)
    expect(overall).toEqual({ index: 148, grade_id: 'unhealthy_sensitive', parameter_id: SO2 })
  })
})

describe('another index with a number', () => {
  /** Invented: the mean of a day; peaks by the half of it; nothing beyond 100. */
  const { profile, index } = numericIndex({
    id: 'harbour-2020',
    name: 'Harbour',
    source: 'Invented',
    version: '1',
    valid_from: '2020-01-01',
    dailyAs: 'rolling24h',
    continuesFrom: null,
    grades: [
      { id: 'fine', name: 'Fine', color: '#00ff00', letter: 'I', span: [0, 50] },
      { id: 'bad', name: 'Bad', color: '#ff0000', letter: 'II', span: [51, 100] },
    ],
    tables: [
      {
        id: 'dust',
        parameterId: PM10,
        unit: 'µg/m³',
        averagingPeriodMs: 24 * HOUR_MS,
        truncateTo: 1,
        rows: [
          [0, 100],
          [101, 200],
        ],
      },
      {
        id: 'dust_1h',
        parameterId: PM10,
        unit: 'mg/m³',
        averagingPeriodMs: HOUR_MS,
        truncateTo: 0.1,
        rows: [null, [0.3, 0.4]],
      },
    ],
  })
  const gradedDust = (hours: readonly number[]) =>
    airQuality(profile, [point(PM10, hours)], index).pollutants[0]

  it('takes the mean of a day where the source does not ask for a NowCast', () => {
    // 23 h of 40 and one of 88: 42; 50 × 42 / 100
    expect(gradedDust([88, ...steady(40, 23)])).toMatchObject({
      averaging: 'rolling24h',
      value: 42,
      index: 21,
      grade_id: 'fine',
    })
  })

  it('grades a peak by its further table, in the unit of that table', () => {
    // 51 + 49 × (0.3 − 0.3) / 0.1
    expect(gradedDust([...steady(40, 23), 320])).toMatchObject({
      averaging: 'hour',
      value: 0.3,
      unit: 'mg/m³',
      index: 51,
      grade_id: 'bad',
    })
  })

  it('grades a value beyond the end of its table, without a number', () => {
    expect(gradedDust(steady(250))).toMatchObject({ value: 250, index: null, grade_id: 'bad' })
  })
})

describe('the European index', () => {
  it('grades the hour in µg/m³, and has no number', () => {
    const { overall, pollutants } = airQuality(EAQI_2024, [
      point(PM25, [99, 5]),
      point(O3, [1, 31]),
    ])
    expect(pollutants[0]).toMatchObject({ averaging: 'hour', value: 5, grade_id: 'good' })
    expect(pollutants[1]).toMatchObject({
      unit: 'µg/m³ (20 °C)',
      gas_reference: '20C',
      grade_id: 'fair',
      index: null,
    })
    expect(pollutants[1]?.value).toBeCloseTo(61.86, 1)
    expect(overall).toEqual({ index: null, grade_id: 'fair', parameter_id: O3 })
  })

  it('names the first pollutant of its order among equal grades', () => {
    const points = [point(PM10, [200]), point(PM25, [100])]
    expect(airQuality(EAQI_2024, points).overall?.parameter_id).toBe(PM25)
  })

  it('gives no grade to an hour without a value', () => {
    const { overall, pollutants } = airQuality(EAQI_2024, [point(PM25, [5, null])])
    expect(pollutants[0]).toMatchObject({
      value: null,
      grade_id: null,
      withheld: 'coverage',
      count: 0,
      expected: 1,
      coverage: 0,
    })
    expect(overall).toBeNull()
  })

  it('says where no reading was due', () => {
    const given = point(PM25, [], { hours: hoursOf([5, null], false) })
    expect(one(EAQI_2024, given)).toMatchObject({ value: null, withheld: 'notDue', coverage: null })
  })
})

describe('daily guideline values', () => {
  it.each([
    [18, 20, 'above', null],
    [17, null, null, 'coverage'],
  ])('requires 18 of 24 hours for a daily mean: %i', (count, value, grade, withheld) => {
    expect(one(WHO_2021, point(PM25, steady(20, count)))).toMatchObject({
      averaging: 'rolling24h',
      value,
      count,
      expected: 24,
      grade_id: grade,
      withheld,
    })
  })
})

describe('limits without an averaging period', () => {
  it('grades the newest reading', () => {
    const given = point('131:10', [], { unit: 'ppm', reading: 1000 })
    expect(one(AIRTHINX_DEFAULT, given)).toMatchObject({
      averaging: 'reading',
      value: 1000,
      count: 1,
      grade_id: 'moderate',
    })
    expect(one(AIRTHINX_DEFAULT, { ...given, reading: null })).toMatchObject({
      value: null,
      grade_id: null,
      withheld: 'noReading',
    })
  })
})

it('leaves out a value whose unit cannot be converted, and says so', () => {
  const { overall, pollutants } = airQuality(US_AQI_2024, [
    point(PM25, steady(9), { unit: 'particles/ft³' }),
  ])
  expect(pollutants[0]).toMatchObject({ value: null, grade_id: null, withheld: 'unit', count: 12 })
  expect(overall).toBeNull()
})

it('grades no parameters without breakpoints in the profile, and no totals or extremes', () => {
  const points = [point('160:1', [60]), point(PM25, [5], { kind: 'maximum' })]
  expect(airQuality(EAQI_2024, points)).toEqual({ overall: null, pollutants: [] })
  expect(averagingOf(EAQI_2024, '160:1')).toBeNull()
})
