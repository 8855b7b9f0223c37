import { faultReason, sensorFaultSince } from '@airshed/domain'
import { hidesValue, hidingReason, type HidingReason, type SensorFault } from '@airshed/schemas'
import type { FrameColumns } from './frameBuffer.ts'

/**
 * The fault that a sensor reports at the end of a series of readings as measured: what the server reported, corrected
 * by later readings. A value that is newer than the fault ends it.
 *
 * @param known the fault that is known so far; it is returned unchanged while it lasts
 * @returns undefined if the newest reading is not a fault, or nothing before the fault is known
 */
export function seriesFault(
  { times, values, flags }: FrameColumns,
  known: SensorFault | undefined,
): SensorFault | undefined {
  const timeAt = (index: number): number => times[index] ?? Number.NaN
  let good = times.length - 1
  let first: number | null = null
  while (good >= 0 && Number.isNaN(values[good])) {
    if (hidesValue(flags[good])) first = good
    good -= 1
  }
  const reason = hidingReason(flags.at(-1))
  const isFaulty = reason !== null
  // Gaps, and series without a reading, add no information.
  if (good < 0 || (!isFaulty && known !== undefined && timeAt(good) < known.sinceMs)) {
    return withReason(known, reason)
  }
  if (!isFaulty || first === null) return undefined
  if (known !== undefined && timeAt(good) < known.sinceMs) return withReason(known, reason)
  return sensorFaultSince(timeAt(first), [timeAt(good), values[good] ?? null], flags.at(-1))
}

/** The same fault, with the reason of the newest reading. */
function withReason(
  fault: SensorFault | undefined,
  reason: HidingReason | null,
): SensorFault | undefined {
  if (fault === undefined || reason === null || faultReason(fault) === reason) return fault
  return { ...fault, reason }
}
