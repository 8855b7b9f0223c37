import {
  belowLimitRule,
  countedValue,
  MEASUREMENT_FLAGS,
  type BelowLimitRule,
  type ParameterKind,
} from '@airshed/schemas'
import { CELSIUS, FAHRENHEIT } from '../units/temperature.ts'

/** Whether a reading is below its detection limit and no flag hides it. @param flags bits of `MEASUREMENT_FLAGS` */
export const isBelowLimit = (flags?: number): boolean => belowLimitRule(flags) !== null

/**
 * Whether the number that came is a detection limit, also where another flag hides it.
 *
 * @param flags bits of `MEASUREMENT_FLAGS`
 */
export const isDetectionLimit = (flags: number): boolean =>
  (flags & MEASUREMENT_FLAGS.belowLimit) !== 0

/**
 * The rule by which a reading below its detection limit was counted.
 *
 * @param counted the value that counts, see `countedValue`: limits are positive, so that half of one is never zero
 */
export function ruleOfCounted(counted: number): BelowLimitRule {
  if (Number.isNaN(counted)) return 'excluded'
  return counted === 0 ? 'zero' : 'half'
}

/** Kinds of which half or nothing is no smaller amount: north is not the least direction, and 0 dB is sound. */
const WITHOUT_LIMIT: ReadonlySet<ParameterKind> = new Set<ParameterKind>(['direction', 'level'])

/**
 * Whether readings can be below a detection limit: of an amount that begins at zero, such as a concentration or a count.
 *
 * @param unit of the value as it was sent or as it is kept; temperatures begin nowhere near 0 °C or 0 °F
 */
export const canBeBelowLimit = (kind: ParameterKind, unit: string): boolean =>
  !WITHOUT_LIMIT.has(kind) && unit !== CELSIUS && unit !== FAHRENHEIT

/** A reading below its detection limit, as it is shown: “<2”, and how it counts. */
export interface BelowLimit {
  /** The limit, in the unit of the reading. */
  readonly limit: number
  /** The value that figures count; null: it is excluded. */
  readonly counted: number | null
}

/**
 * A reading as the API has it, if it is below its detection limit; otherwise null.
 *
 * @param value the limit
 * @param flags bits of `MEASUREMENT_FLAGS` with the rule by which it counts
 */
export function belowLimitOf(value: number | null, flags?: number): BelowLimit | null {
  if (value === null || !isBelowLimit(flags)) return null
  const counted = countedValue(value, flags)
  return { limit: value, counted: Number.isNaN(counted) ? null : counted }
}

/** A series whose values are those that count. */
interface CountedSeries {
  readonly values: ArrayLike<number>
  /** As long as `values`: the detection limits of readings below theirs; NaN for all others. Absent: none is. */
  readonly limits?: ArrayLike<number>
}

/** The reading at a place of a series, if it is below its detection limit; otherwise null. */
export function belowLimitAt({ values, limits }: CountedSeries, at: number): BelowLimit | null {
  const limit = limits?.[at] ?? Number.NaN
  if (Number.isNaN(limit)) return null
  const counted = values[at] ?? Number.NaN
  return { limit, counted: Number.isNaN(counted) ? null : counted }
}
