import { pairedValues, type Frame, type TimeRange } from '@airshed/kit'
import type { WindRoseConfig } from './config.ts'

/** The series of a rose; null: not available. */
export interface WindFrames {
  speed: Frame | null
  direction: Frame | null
  pollutant: Frame | null
}

/** Readings of one time in three columns of equal length; NaN is a gap. */
export interface WindReadings {
  speeds: Float64Array
  directionsDeg: Float64Array
  /** Empty where no pollutant was asked for. */
  concentrations: Float64Array
}

/** The frames by what they stand for. */
export function windFrames(config: WindRoseConfig, frames: readonly Frame[]): WindFrames {
  const of = (id: string | undefined): Frame | null =>
    frames.find(({ dataPointId }) => dataPointId === id) ?? null
  return {
    speed: of(config.speed_data_point_id),
    direction: of(config.direction_data_point_id),
    pollutant: config.mode === 'pollution' ? of(config.pollutant_data_point_id) : null,
  }
}

/** Half the distance of two readings: those nearer than that belong to one time. */
const toleranceMs = ({ reportingIntervalMs, averagingPeriodMs }: Frame): number =>
  Math.max(reportingIntervalMs, averagingPeriodMs ?? 0) / 2

/** Speeds in the window, each with the direction, and the pollutant, that were read with it. */
export function windReadings(
  { speed, direction, pollutant }: WindFrames,
  range: TimeRange,
): WindReadings {
  if (speed === null || direction === null) return NO_READINGS
  const isInside = (_: number, index: number): boolean => {
    const time = speed.times[index] ?? Number.NaN
    return time >= range.from && time <= range.to
  }
  const times = speed.times.filter(isInside)
  const speeds = speed.values.filter(isInside)
  const own = { times, values: speeds }
  const tolerance = toleranceMs(speed)
  return {
    speeds,
    directionsDeg: pairedValues(own, direction, tolerance),
    concentrations:
      pollutant === null ? new Float64Array(0) : pairedValues(own, pollutant, tolerance),
  }
}

const NO_READINGS: WindReadings = {
  speeds: new Float64Array(0),
  directionsDeg: new Float64Array(0),
  concentrations: new Float64Array(0),
}
