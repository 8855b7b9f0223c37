import type { DeviceProfile, Grade, ProfileRange } from '@airshed/schemas'
import { boundsFrom } from './bounds.ts'
import { US_AQI_2024_ID } from './usAqiColors.ts'
import { DAY_MS, EIGHT_HOURS_MS, HOUR_MS } from './periods.ts'

/** One line of an index table: concentrations and the index values that they span. */
export interface IndexBand {
  readonly gradeId: string
  readonly low: number
  readonly high: number
  readonly indexLow: number
  readonly indexHigh: number
}

/** The table of one pollutant, lowest band first. */
export interface IndexPollutant {
  readonly id: UsAqiPollutantId
  readonly parameterId: string
  readonly unit: string
  readonly averagingPeriodMs: number
  /** Concentrations are truncated to whole steps of this before they are looked up. */
  readonly truncateTo: number
  readonly bands: readonly IndexBand[]
}

export type UsAqiPollutantId = 'pm25' | 'pm10' | 'o3_8h' | 'o3_1h' | 'co' | 'so2' | 'no2'

const SOURCE =
  'US EPA, Technical Assistance Document for the Reporting of Daily Air Quality, EPA-454/B-24-002'
const VERSION = '2024-05'
const VALID_FROM = '2024-05-06'

/** Best first, in the colours of the source. */
const grades: readonly Grade[] = [
  { id: 'good', name: 'Good', color: '#00e400', letter: 'I' },
  { id: 'moderate', name: 'Moderate', color: '#ffff00', letter: 'II' },
  {
    id: 'unhealthy_sensitive',
    name: 'Unhealthy for Sensitive Groups',
    color: '#ff7e00',
    letter: 'III',
  },
  { id: 'unhealthy', name: 'Unhealthy', color: '#ff0000', letter: 'IV' },
  { id: 'very_unhealthy', name: 'Very Unhealthy', color: '#8f3f97', letter: 'V' },
  { id: 'hazardous', name: 'Hazardous', color: '#7e0023', letter: 'VI' },
]

const index: readonly (readonly [low: number, high: number])[] = [
  [0, 50],
  [51, 100],
  [101, 150],
  [151, 200],
  [201, 300],
  [301, 500],
]

/** Rows in the order of the grades; null if the source defines no band. */
function bandsOf(rows: readonly (readonly [low: number, high: number] | null)[]): IndexBand[] {
  return rows.flatMap((row, i) => {
    const grade = grades[i]
    const span = index[i]
    if (row === null || grade === undefined || span === undefined) return []
    return [{ gradeId: grade.id, low: row[0], high: row[1], indexLow: span[0], indexHigh: span[1] }]
  })
}

/** The breakpoint tables in force since 6 May 2024, by pollutant and averaging period. */
export const US_AQI_2024_POLLUTANTS: readonly IndexPollutant[] = [
  {
    id: 'pm25',
    parameterId: '132:5',
    unit: 'µg/m³',
    averagingPeriodMs: DAY_MS,
    truncateTo: 0.1,
    bands: bandsOf([
      [0, 9],
      [9.1, 35.4],
      [35.5, 55.4],
      [55.5, 125.4],
      [125.5, 225.4],
      [225.5, 325.4],
    ]),
  },
  {
    id: 'pm10',
    parameterId: '132:7',
    unit: 'µg/m³',
    averagingPeriodMs: DAY_MS,
    truncateTo: 1,
    bands: bandsOf([
      [0, 54],
      [55, 154],
      [155, 254],
      [255, 354],
      [355, 424],
      [425, 604],
    ]),
  },
  {
    id: 'o3_8h',
    parameterId: '170:2',
    unit: 'ppm',
    averagingPeriodMs: EIGHT_HOURS_MS,
    truncateTo: 0.001,
    bands: bandsOf([[0, 0.054], [0.055, 0.07], [0.071, 0.085], [0.086, 0.105], [0.106, 0.2], null]),
  },
  {
    id: 'o3_1h',
    parameterId: '170:2',
    unit: 'ppm',
    averagingPeriodMs: HOUR_MS,
    truncateTo: 0.001,
    bands: bandsOf([null, null, [0.125, 0.164], [0.165, 0.204], [0.205, 0.404], [0.405, 0.604]]),
  },
  {
    id: 'co',
    parameterId: '170:4',
    unit: 'ppm',
    averagingPeriodMs: EIGHT_HOURS_MS,
    truncateTo: 0.1,
    bands: bandsOf([
      [0, 4.4],
      [4.5, 9.4],
      [9.5, 12.4],
      [12.5, 15.4],
      [15.5, 30.4],
      [30.5, 50.4],
    ]),
  },
  {
    id: 'so2',
    parameterId: '170:3',
    unit: 'ppb',
    averagingPeriodMs: HOUR_MS,
    truncateTo: 1,
    bands: bandsOf([
      [0, 35],
      [36, 75],
      [76, 185],
      [186, 304],
      [305, 604],
      [605, 1004],
    ]),
  },
  {
    id: 'no2',
    parameterId: '170:1',
    unit: 'ppb',
    averagingPeriodMs: HOUR_MS,
    truncateTo: 1,
    bands: bandsOf([
      [0, 53],
      [54, 100],
      [101, 360],
      [361, 649],
      [650, 1249],
      [1250, 2049],
    ]),
  },
]

/** Ozone is graded by its 8-hour table, whose last band then has no upper end. */
const gradedPollutants = US_AQI_2024_POLLUTANTS.filter(({ id }) => id !== 'o3_1h')

/** The six categories of the US air quality index. */
export const US_AQI_2024: DeviceProfile = {
  id: US_AQI_2024_ID,
  name: 'US AQI',
  source: SOURCE,
  version: VERSION,
  valid_from: VALID_FROM,
  grades: [...grades],
  status_name: grades.map(({ name }) => name),
  aq_index: true,
  ranges: Object.fromEntries(
    gradedPollutants.map((pollutant): [string, ProfileRange] => [
      pollutant.parameterId,
      {
        unit: pollutant.unit,
        averagingPeriodMs: pollutant.averagingPeriodMs,
        truncateTo: pollutant.truncateTo,
        bounds: boundsFrom(
          grades,
          pollutant.bands.map(({ low }) => low),
        ),
      },
    ]),
  ),
}
