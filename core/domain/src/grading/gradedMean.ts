import type { Averaging, DeviceProfile, JudgedPollutant } from '@airshed/schemas'
import { HOUR_MS } from '../time/duration.ts'
import { AVERAGING_HOURS } from './averaging.ts'
import { convertedPrecision } from './convertUnit.ts'
import { conversionFactor } from './units.ts'

/** The number that was graded, as it is shown: in the unit of the readings of its data point. */
export interface GradedMean {
  /** As the standard graded it: cut to its step, where it has one. */
  readonly value: number
  readonly unit: string
  /** Decimals: those of the readings, or fewer if the step of the standard is coarser. */
  readonly precision: number
  readonly averaging: Averaging
  /** Averaging period, ms: the hours that a NowCast weights; 0 if a single reading was graded. */
  readonly periodMs: number
}

/** How the readings of a data point are shown. */
export interface ShownIn {
  readonly unit: string
  /** Decimals. */
  readonly precision: number
}

/** Decimals where neither the standard has a step nor the data point is known. */
const USUAL_PRECISION = 1

/**
 * The number that was graded, in the unit of the readings, so that both can be compared.
 *
 * @param shownIn of the data point; undefined, or a unit that cannot be converted: the unit of the standard
 * @returns null if it was withheld
 */
export function gradedMean(
  profile: Pick<DeviceProfile, 'ranges'>,
  {
    parameter_id: parameterId,
    value,
    unit,
    averaging,
  }: Pick<JudgedPollutant, 'parameter_id' | 'value' | 'unit' | 'averaging'>,
  shownIn: ShownIn | undefined,
): GradedMean | null {
  if (value === null) return null
  const periodMs = AVERAGING_HOURS[averaging] * HOUR_MS
  const step = decimalsOf(profile.ranges[parameterId]?.truncateTo ?? null)
  const factor = shownIn === undefined ? null : conversionFactor(parameterId, unit, shownIn.unit)
  if (shownIn === undefined || factor === null) {
    return {
      value,
      unit,
      precision: step ?? shownIn?.precision ?? USUAL_PRECISION,
      averaging,
      periodMs,
    }
  }
  const coarsest =
    step === null ? shownIn.precision : convertedPrecision(step, (one) => one * factor)
  return {
    value: value * factor,
    unit: shownIn.unit,
    precision: Math.min(shownIn.precision, coarsest),
    averaging,
    periodMs,
  }
}

/** Decimals of a step such as 0.1; null without one. */
const decimalsOf = (step: number | null): number | null =>
  step === null ? null : Math.max(0, Math.round(-Math.log10(step)))
