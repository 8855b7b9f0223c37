import type { CalibrationMetrics, CalibrationRefusal } from '@airshed/schemas'
import { COMPLETENESS_THRESHOLD } from '../statistics/completeness.ts'
import { agreementOf, regressionOf, type PairedColumns } from '../statistics/regression.ts'

/** Fewest hourly pairs of a calibration: a whole day, so that the line has seen how the air changes within one. */
export const CALIBRATION_PAIRS_MIN = 24

/**
 * Smallest R² of a calibration: the target of the US EPA for PM2.5 sensors beside a reference (Performance Testing Protocols,
 * Metrics, and Target Values, EPA/600/R-20/280, 2021). A line corrects slope and intercept; scatter stays.
 */
export const CALIBRATION_R_SQUARED_MIN = 0.7

/** A parameter of a device and of a reference in the same hours. */
export interface ComparedHours {
  /** Hourly means of the device, NaN where an hour has none; those of the reference at the same places. */
  readonly device: ArrayLike<number>
  readonly reference: ArrayLike<number>
  /** Hours in which both are due. */
  readonly expected: number
  readonly deviceUnit: string
  readonly referenceUnit: string
}

/** How well a line through these hours turns values of the device into those of the reference. */
export interface CalibrationFit {
  readonly metrics: CalibrationMetrics
  /** Why there is no calibration; null: there is one. */
  readonly reason: CalibrationRefusal | null
  /** Coefficients c0 + c1·x for a value x of the device; null without a calibration. */
  readonly params: [number, number] | null
}

/**
 * The least-squares line of the reference on the device, from all hours in which both have a mean. It is a calibration if both
 * have one unit, there are at least {@link CALIBRATION_PAIRS_MIN} pairs and 75 % of those that are due, the slope is above 0,
 * and R² is at least {@link CALIBRATION_R_SQUARED_MIN}.
 *
 * @returns null without a single pair
 */
export function calibrationFit(hours: ComparedHours): CalibrationFit | null {
  const pairs = pairsIn(hours)
  const count = pairs.x.length
  if (count === 0) return null
  const line = regressionOf(pairs)
  const before = agreementOf({ x: pairs.y, y: pairs.x })
  const metrics: CalibrationMetrics = {
    count,
    expected: Math.max(hours.expected, count),
    slope: finite(line?.slope),
    intercept: finite(line?.intercept),
    r_squared: finite(line?.rSquared),
    rmse: finite(line === null ? null : line.residualDeviation * Math.sqrt((count - 2) / count)),
    rmse_before: hours.deviceUnit === hours.referenceUnit ? finite(before?.rmse) : null,
    reference_value: finite(pairs.y.reduce((sum, value) => sum + value, 0) / count),
  }
  const reason = reasonOf(metrics, hours)
  const { intercept, slope } = metrics
  return {
    metrics,
    reason,
    params: reason !== null || intercept === null || slope === null ? null : [intercept, slope],
  }
}

function pairsIn({
  device,
  reference,
}: ComparedHours): { x: number[]; y: number[] } & PairedColumns {
  const [x, y]: [number[], number[]] = [[], []]
  for (let at = 0; at < device.length; at += 1) {
    const [raw, measured] = [device[at] ?? Number.NaN, reference[at] ?? Number.NaN]
    if (!Number.isFinite(raw) || !Number.isFinite(measured)) continue
    x.push(raw)
    y.push(measured)
  }
  return { x, y }
}

function reasonOf(
  { count, expected, slope, intercept, r_squared: rSquared }: CalibrationMetrics,
  { deviceUnit, referenceUnit }: ComparedHours,
): CalibrationRefusal | null {
  if (deviceUnit !== referenceUnit) return 'unit'
  if (count < CALIBRATION_PAIRS_MIN) return 'few_pairs'
  if (count < expected * COMPLETENESS_THRESHOLD) return 'incomplete'
  if (slope === null || intercept === null || rSquared === null) return 'uncorrelated'
  if (slope <= 0) return 'inverse'
  return rSquared < CALIBRATION_R_SQUARED_MIN ? 'uncorrelated' : null
}

/** Sums of the largest numbers overflow. */
const finite = (value: number | null | undefined): number | null =>
  value !== null && value !== undefined && Number.isFinite(value) ? value : null
