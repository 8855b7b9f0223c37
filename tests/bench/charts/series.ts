/** Readings of one line: times in ms, values with NaN for a gap. */
export interface SampleSeries {
  times: Float64Array
  values: Float64Array
}

/** Readings of a made-up day: a slow wave, seeded noise, and a gap. */
export function sampleSeries(points: number, seed: number): SampleSeries {
  const times = new Float64Array(points)
  const values = new Float64Array(points)
  let state = seed
  for (let index = 0; index < points; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    times[index] = index * 1000
    values[index] = 20 + 10 * Math.sin(index / (points / 20)) + (state / 2 ** 32) * 4
  }
  values.fill(Number.NaN, Math.floor(points * 0.6), Math.floor(points * 0.62))
  return { times, values }
}

/** The values with null for a gap, as uPlot, Grafana and ECharts expect. */
export const withNulls = (values: Float64Array): (number | null)[] =>
  Array.from(values, (value) => (Number.isNaN(value) ? null : value))
