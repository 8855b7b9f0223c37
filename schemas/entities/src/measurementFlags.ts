/** Bits that show why a reading is unusual. */
export const MEASUREMENT_FLAGS = {
  /** The instrument reported a fault (a dead fan): the value is stored, but not shown. */
  sensorFault: 1,
  /** The measured time was in the future and was replaced by the received time. */
  futureTime: 2,
  /** The payload had no time; the received time is used instead. */
  receivedTime: 4,
  /** Outside the plausible range of its parameter: the value is stored, but not shown. */
  implausible: 8,
  /** Rejected by quality control: the value is stored, but not shown. */
  invalid: 16,
  /** The clock of the device was not set: it counted from 1970, 1980 or 2000. */
  unsetClock: 32,
  /** It is stored with the time of such a clock, so nobody knows when it was measured: stored, but not shown. */
  unknownTime: 64,
  /** Below the detection limit of the instrument: the value is that limit, shown as “<2”. */
  belowLimit: 128,
  /**
   * A quality flag that is in force covers it, set by a rule or a person: the value is stored, but not shown. Only the server
   * sets it, see `asReceived`. 256 and 512 are the rules of {@link BELOW_LIMIT_BITS}.
   */
  rejected: 1024,
} as const

/**
 * Why a reading is stored without being shown, by the names of the flags. If several apply, the first is shown: an
 * instrument that reports a fault explains a value that is out of range.
 */
export const HIDING_REASONS = [
  'sensorFault',
  'invalid',
  'implausible',
  'unknownTime',
  'rejected',
] as const
export type HidingReason = (typeof HIDING_REASONS)[number]

/** The flags whose readings are stored, but are neither shown as values nor counted in statistics. */
export const HIDING_FLAGS =
  MEASUREMENT_FLAGS.sensorFault |
  MEASUREMENT_FLAGS.invalid |
  MEASUREMENT_FLAGS.implausible |
  MEASUREMENT_FLAGS.unknownTime |
  MEASUREMENT_FLAGS.rejected

/** Whether a reading with these flags is stored without being shown as a value. */
export const hidesValue = (flags = 0): boolean => (flags & HIDING_FLAGS) !== 0

/** Why a reading with these flags is not shown; null: it is not hidden. */
export const hidingReason = (flags = 0): HidingReason | null =>
  HIDING_REASONS.find((reason) => (flags & MEASUREMENT_FLAGS[reason]) !== 0) ?? null

/**
 * How a reading below its detection limit counts in figures: as half of the limit, as zero, or not at all. Each organization
 * chooses one for its devices.
 */
export const BELOW_LIMIT_RULES = ['half', 'zero', 'excluded'] as const
export type BelowLimitRule = (typeof BELOW_LIMIT_RULES)[number]

/** What a store adds to `belowLimit` for the rule by which the reading counts in its rollups. */
export const BELOW_LIMIT_BITS = {
  half: 0,
  zero: 256,
  excluded: 512,
} as const satisfies Record<BelowLimitRule, number>

/** All bits of the rules. */
export const BELOW_LIMIT_MASK = BELOW_LIMIT_BITS.zero | BELOW_LIMIT_BITS.excluded

/** The flags as their sender gave them, without the rule by which the reading counts. */
export const withoutRule = (flags: number): number => flags & ~BELOW_LIMIT_MASK

/**
 * Flags of a reading that somebody sends, as they are stored: one that was rejected elsewhere, as an export says, was rejected by
 * quality control there. Which readings are `rejected` here is only decided by the quality flags of the store.
 */
export const asReceived = (flags: number): number =>
  (flags & MEASUREMENT_FLAGS.rejected) === 0
    ? flags
    : (flags & ~MEASUREMENT_FLAGS.rejected) | MEASUREMENT_FLAGS.invalid

/** How a reading below its detection limit counts; null: it is above it, or hidden. */
export function belowLimitRule(flags = 0): BelowLimitRule | null {
  if ((flags & (HIDING_FLAGS | MEASUREMENT_FLAGS.belowLimit)) !== MEASUREMENT_FLAGS.belowLimit) {
    return null
  }
  if ((flags & BELOW_LIMIT_BITS.excluded) !== 0) return 'excluded'
  return (flags & BELOW_LIMIT_BITS.zero) === 0 ? 'half' : 'zero'
}

/**
 * The value of a reading as figures count it: NaN for a gap, for one that a flag hides, and for one below its detection limit
 * that is excluded; otherwise half of the limit, or zero, by the rule in its flags.
 *
 * @param value the reading, or the limit that it is below
 */
export function countedValue(value: number | null, flags = 0): number {
  if (value === null || hidesValue(flags)) return Number.NaN
  const rule = belowLimitRule(flags)
  if (rule === null) return value
  if (rule === 'excluded') return Number.NaN
  return rule === 'zero' ? 0 : value / 2
}
