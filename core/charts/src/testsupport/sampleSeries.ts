import type { ChartSeries } from '../series/chartSeries.ts'

const MINUTE_MS = 60_000

/** Noon of a day in May, UTC milliseconds: the present of tests and stories. */
export const SAMPLE_NOW = Date.UTC(2026, 4, 17, 12)

export const SAMPLE_RANGE = { from: SAMPLE_NOW - 180 * MINUTE_MS, to: SAMPLE_NOW }

/** One value per minute up to noon: a slow wave with a ripple, the same each time. */
export function sampleSeries(rest: Partial<ChartSeries> = {}, count = 181): ChartSeries {
  const times = Float64Array.from(
    { length: count },
    (_, index) => SAMPLE_NOW - (count - 1 - index) * MINUTE_MS,
  )
  const values = Float64Array.from(
    { length: count },
    (_, index) => 18 + 8 * Math.sin(index / 26) + 2 * Math.sin(index * 1.7),
  )
  return {
    id: 'pm25',
    label: 'PM2.5',
    times,
    values,
    unit: 'µg/m³',
    precision: 1,
    color: '#0072b2',
    ...rest,
  }
}

/** The online status of a device: it went offline 100 minutes ago, and came back 40 minutes ago. */
export function sampleStates(): ChartSeries {
  const agoMs = [180, 100, 100, 40, 40, 0].map((minutes) => minutes * MINUTE_MS)
  // The old value holds until just before the new one.
  const earlierMs = [0, 1, 0, 1, 0, 0]
  return {
    id: 'online',
    label: 'Online status',
    path: '190:4',
    kind: 'boolean',
    times: Float64Array.from(agoMs, (ago, at) => SAMPLE_NOW - ago - (earlierMs[at] ?? 0)),
    values: Float64Array.of(1, 1, 0, 0, 1, 1),
    unit: '',
    parameter: 'Online status',
    precision: 2,
    color: '#0072b2',
    reportingIntervals: [{ fromMs: 0, intervalMs: SAMPLE_NOW }],
  }
}
