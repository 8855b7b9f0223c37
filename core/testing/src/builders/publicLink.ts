import { parameterById } from '@airshed/profiles'
import {
  DEFAULT_PUBLIC_LINK,
  type PublicDevice,
  type PublicLink,
  type PublicParameter,
} from '@airshed/schemas'
import { profile } from './node.ts'
import { TEST_INTERVAL_MS, TEST_NOW_MS, TEST_TIMEZONE } from './times.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** An enabled public link. */
export const publicLink = (changes: Partial<PublicLink> = {}): PublicLink => ({
  ...DEFAULT_PUBLIC_LINK,
  short_url: true,
  address: 'https://air.example.org/p/0123456789abcdefghjk',
  made_at: TEST_NOW_MS - HOUR_MS,
  made_by: 'Olga Owner',
  ...changes,
})

/** A parameter of a public page that rises and falls over the last day, with the given newest value. */
export function publicParameter(
  path: string,
  value: number,
  changes: Partial<PublicParameter> = {},
): PublicParameter {
  const { unit = '', precision = 1, shortName = path, kind = 'scalar' } = parameterById(path) ?? {}
  const length = DAY_MS / TEST_INTERVAL_MS
  const series = Array.from({ length: length + 1 }, (_, index): [number, number] => {
    const wave = Math.cos(((length - index) / length) * 4 * Math.PI)
    return [TEST_NOW_MS - (length - index) * TEST_INTERVAL_MS, value * (0.75 + 0.25 * wave)]
  })
  return {
    path,
    short_name: shortName,
    kind,
    at: TEST_NOW_MS,
    values: [{ unit, precision, value }],
    flags: 0,
    is_stale: false,
    grade: null,
    graded: [],
    info: {
      averagingPeriodMs: null,
      reduced: false,
      completeness: 1,
      reportingIntervals: [],
    },
    series,
    ...changes,
  }
}

/** The data of a public page: an outdoor device with two parameters, graded by the US index. */
export const publicDevice = (changes: Partial<PublicDevice> = {}): PublicDevice => ({
  name: 'Quay Street',
  model: 'Thiamis-1000',
  serial: null,
  timezone: TEST_TIMEZONE,
  is_simulated: false,
  interval_ms: TEST_INTERVAL_MS,
  step_minutes: null,
  from: TEST_NOW_MS - DAY_MS,
  to: TEST_NOW_MS,
  made_at: TEST_NOW_MS,
  refresh_s: 30,
  air: {
    grade_id: 'moderate',
    averaging: 'nowcast',
    index: 63,
    path: '132:5',
    time: TEST_NOW_MS,
  },
  profile: profile('us-aqi-2024'),
  parameters: [
    publicParameter('132:5', 17.25, {
      grade: { grade_id: 'moderate', averaging: 'nowcast', index: 63 },
      graded: [{ unit: 'µg/m³', precision: 1, value: 15.8 }],
    }),
    publicParameter('128:1', 21.5),
  ],
  ...changes,
})
