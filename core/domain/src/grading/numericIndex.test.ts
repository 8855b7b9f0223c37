import { US_AQI_2024_INDEX as US, type IndexTable, type NumericIndex } from '@airshed/profiles'
import { describe, expect, it } from 'vitest'
import { indexGradeId, subIndex } from './numericIndex.ts'

const usAqiSubIndex = (tableId: string, concentration: number | null) => {
  const table = US.tables.find(({ id }) => id === tableId)
  return subIndex(US, table ?? expect.fail(`no table ${tableId}`), concentration)
}

describe('the US air quality index of 2024', () => {
  it.each([
    [0, 0],
    [9.0, 50],
    [9.099, 50],
    [9.1, 51],
    [35.4, 100],
    [35.5, 101],
    [55.4, 150],
    [125.4, 200],
    [225.5, 301],
    [325.4, 500],
    [-3, 0],
  ])('the index of %f µg/m³ of PM2.5 is %i', (concentration, index) => {
    expect(usAqiSubIndex('pm25', concentration)).toBe(index)
  })

  it.each([
    ['so2', 42, 59],
    ['so2', 1004, 500],
    ['pm10', 40, 37],
    ['pm10', 54.9, 50],
    ['pm10', 604, 500],
    ['co', 50.4, 500],
    ['no2', 2049, 500],
    ['o3_8h', 0.0709, 100],
    ['o3_8h', 0.2, 300],
    ['o3_1h', 0.125, 101],
    ['o3_1h', 0.604, 500],
  ] as const)('the sub-index of %s at %f is %i', (pollutant, concentration, index) => {
    expect(usAqiSubIndex(pollutant, concentration)).toBe(index)
  })

  it('continues along the same line beyond 500', () => {
    expect(usAqiSubIndex('pm25', 425.3)).toBe(699)
  })

  it.each([
    ['8 h ozone above 0.200 ppm', 'o3_8h', 0.201],
    ['1 h ozone below 0.125 ppm', 'o3_1h', 0.124],
    ['no value', 'pm25', null],
    ['not a number', 'pm25', Number.NaN],
  ] as const)('gives no sub-index for %s', (_, pollutant, concentration) => {
    expect(usAqiSubIndex(pollutant, concentration)).toBeNull()
  })

  it.each([
    [0, 'good'],
    [50, 'good'],
    [51, 'moderate'],
    [300, 'very_unhealthy'],
    [301, 'hazardous'],
    [699, 'hazardous'],
  ])('%i is %s', (index, gradeId) => {
    expect(indexGradeId(US, index)).toBe(gradeId)
  })
})

/** Invented: whole values. */
const DUST: IndexTable = {
  id: 'dust',
  parameterId: '132:7',
  unit: 'µg/m³',
  averagingPeriodMs: 86_400_000,
  truncateTo: 1,
  bands: [
    { gradeId: 'fine', low: 0, high: 40, indexLow: 1, indexHigh: 50 },
    { gradeId: 'bad', low: 41, high: 80, indexLow: 51, indexHigh: 100 },
  ],
}

/** Invented: no line beyond its end. */
const CLOSED: NumericIndex = {
  dailyAs: 'rolling24h',
  continuesFrom: null,
  lowest: [
    { gradeId: 'fine', value: 1 },
    { gradeId: 'bad', value: 51 },
  ],
  tables: [DUST],
}

describe('an index whose tables end', () => {
  it.each([
    [0, 1, 'fine'],
    // 1 + 49 × 20 / 40 = 25.5, halfway
    [20.9, 26, 'fine'],
    [40.9, 50, 'fine'],
    [41, 51, 'bad'],
    [80.9, 100, 'bad'],
  ])('the index of %f is %i, %s', (dust, index, gradeId) => {
    expect(subIndex(CLOSED, DUST, dust)).toBe(index)
    expect(indexGradeId(CLOSED, index)).toBe(gradeId)
  })

  it('gives no number beyond the end of its tables', () => {
    expect(subIndex(CLOSED, DUST, 81)).toBeNull()
  })

  it('gives its best grade below its first number', () => {
    expect(indexGradeId(CLOSED, 0)).toBe('fine')
  })
})
