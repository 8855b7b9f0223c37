import { parameterById, type PlausibleRange } from '@airshed/profiles'
import { hidingReason, type HidingReason } from '@airshed/schemas'

/** Why a reading is not shown as a value. */
export interface HiddenReading {
  reason: HidingReason
  /** The range that an implausible value is outside of; null: another reason, or unknown. */
  plausible: PlausibleRange | null
}

/** @param path parameter id such as `128:1` */
export function hiddenBecause(reason: HidingReason, path: string): HiddenReading {
  const plausible = reason === 'implausible' ? (parameterById(path)?.plausible ?? null) : null
  return { reason, plausible }
}

/**
 * Why a reading is not shown; null: it is not hidden.
 *
 * @param flags bits of `MEASUREMENT_FLAGS`
 * @param path parameter id such as `128:1`
 */
export function hiddenReading(flags: number | undefined, path: string): HiddenReading | null {
  const reason = hidingReason(flags)
  return reason === null ? null : hiddenBecause(reason, path)
}
