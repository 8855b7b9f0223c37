import type { Frame, RoseNeed, TimeRange } from '@airshed/contract'
import { expectedReadings, pairedValues, roseOf } from '@airshed/domain'
import type { Rose } from '@airshed/schemas'

/**
 * The rose for these frames over the range, computed from their values; null if one of them is missing.
 */
export function roseFrom(
  need: Omit<RoseNeed, 'kind'>,
  frames: readonly Frame[],
  range: TimeRange,
): Rose | null {
  const { speedDataPointId, directionDataPointId, pollutantDataPointId, ...options } = need
  const of = (id: string | undefined) => frames.find(({ dataPointId }) => dataPointId === id)
  const speed = of(speedDataPointId)
  const direction = of(directionDataPointId)
  const pollutant = of(pollutantDataPointId)
  if (speed === undefined || direction === undefined) return null
  if (pollutantDataPointId !== undefined && pollutant === undefined) return null
  const intervalMs = speed.reportingIntervalMs
  return roseOf(
    {
      speeds: speed.values,
      directionsDeg: pairedValues(speed, direction, intervalMs / 2),
      concentrations:
        pollutant === undefined ? null : pairedValues(speed, pollutant, intervalMs / 2),
      averagingPeriodMs: speed.averagingPeriodMs ?? null,
      reportingIntervalMs: intervalMs,
      expected: expectedReadings(speed, range.from, range.to, speed.averagingPeriodMs ?? 0),
    },
    options,
  )
}
