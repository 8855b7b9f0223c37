import type { Frame, TimeRange } from '@airshed/kit'

/** Points of a sample: enough for the shape of a line, and not so many that a table is full of them. */
const STEPS = 48
/** Waves over the range. */
const WAVES = 2

/** Middle and swing of a sample by the unit it is shown in; of other units, by kind. */
const BY_UNIT: Readonly<Record<string, readonly [middle: number, swing: number]>> = {
  '°C': [18, 4],
  '°F': [64, 7],
  K: [291, 4],
  hPa: [1013, 3],
  kPa: [101.3, 0.3],
  '%': [55, 12],
  ppm: [600, 150],
}
const BY_KIND: Readonly<Partial<Record<Frame['kind'], readonly [middle: number, swing: number]>>> =
  { direction: [200, 60], level: [55, 8], index: [40, 15] }
const OTHERWISE = [12, 4] as const

/**
 * The series filled with made-up readings over the range: a wave that begins later for each series, so that lines
 * do not lie on each other.
 *
 * @param index place of the series among those of the widget
 */
export function sampleFrame(frame: Frame, { from, to }: TimeRange, index: number): Frame {
  const {
    flags: _flags,
    fault: _fault,
    completeness: _completeness,
    columnMs: _column,
    reportingIntervals: _intervals,
    ...rest
  } = frame
  const stepMs = (to - from) / STEPS
  const [middle, swing] = BY_KIND[frame.kind] ?? BY_UNIT[frame.unit] ?? OTHERWISE
  const wave = (step: number): number =>
    Math.sin((step / STEPS) * 2 * Math.PI * WAVES - index * (Math.PI / 3))
  const valueOf = (step: number): number =>
    frame.kind === 'boolean' ? Number(wave(step) > 0) : middle + swing * wave(step)
  return {
    ...rest,
    times: Float64Array.from({ length: STEPS + 1 }, (_, step) => from + step * stepMs),
    values: Float64Array.from({ length: STEPS + 1 }, (_, step) => valueOf(step)),
    // Otherwise there would be gaps between the points.
    reportingIntervalMs: stepMs,
  }
}
