import { EAQI_2024, parameterById } from '@airshed/profiles'
import type { AirNow, AirNowPlace } from '@airshed/schemas'
import { nodeName } from './frame.ts'
import { TEST_NOW_MS } from './times.ts'

const HOUR_MS = 3_600_000
const NODE_ID = '1C00A3F7:0'
const PARAMETER_ID = '132:5'

/** A place with a moderate hour of PM2.5 by the European index, which is above its limit. */
export function airNowPlace(changes: Partial<AirNowPlace> = {}): AirNowPlace {
  const grade = EAQI_2024.grades.find(({ id }) => id === 'moderate')
  const parameter = parameterById(PARAMETER_ID)
  if (grade === undefined || parameter === undefined) {
    throw new Error('expected the European index and PM2.5 in the catalogue')
  }
  return {
    node_id: NODE_ID,
    name: nodeName(NODE_ID),
    is_simulated: true,
    profile_id: EAQI_2024.id,
    profile_name: EAQI_2024.name,
    grade,
    is_above: true,
    parameter_name: parameter.shortName,
    shown: { value: 24.34, unit: parameter.unit, precision: parameter.precision },
    newest: { value: 12.1, at: TEST_NOW_MS },
    at: Math.floor(TEST_NOW_MS / HOUR_MS) * HOUR_MS,
    pollutant: {
      parameter_id: PARAMETER_ID,
      data_point_id: `1C00A3F7.0.0.0/${PARAMETER_ID}`,
      averaging: 'hour',
      value: 24.34,
      unit: 'µg/m³',
      count: 1,
      expected: 1,
      coverage: 1,
      withheld: null,
      index: null,
      grade_id: grade.id,
    },
    ...changes,
  }
}

/** The air of twelve places: two above their limit, two silent, one with too little data. */
export const airNow = (changes: Partial<AirNow> = {}): AirNow => ({
  time: TEST_NOW_MS,
  worst: airNowPlace(),
  places: 12,
  judged: 9,
  above: 2,
  silent: 2,
  simulated: 9,
  is_complete: true,
  ...changes,
})
