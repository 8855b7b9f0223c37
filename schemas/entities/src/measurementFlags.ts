/** Bits that say why a reading is not an ordinary one. */
export const MEASUREMENT_FLAGS = {
  /** The instrument reported a fault (a dead fan): the value is kept, and not shown. */
  sensorFault: 1,
  /** The measured time lay in the future: the received time stands instead. */
  futureTime: 2,
  /** The payload had no time: the received time stands instead. */
  receivedTime: 4,
  /** Outside the plausible range of its parameter: the value is kept, and not shown. */
  implausible: 8,
  /** Somebody's quality control rejected it: the value is kept, and not shown. */
  invalid: 16,
} as const

/**
 * Why a reading is kept without being shown, by the names of the flags. If several apply, the first
 * is shown: an instrument that reports a fault explains a value that is out of range.
 */
export const HIDING_REASONS = ['sensorFault', 'invalid', 'implausible'] as const
export type HidingReason = (typeof HIDING_REASONS)[number]

/** The flags whose readings are kept, but are neither shown as values nor counted in statistics. */
export const HIDING_FLAGS =
  MEASUREMENT_FLAGS.sensorFault | MEASUREMENT_FLAGS.invalid | MEASUREMENT_FLAGS.implausible

/** Whether a reading with these flags is kept without being shown as a value. */
export const hidesValue = (flags = 0): boolean => (flags & HIDING_FLAGS) !== 0

/** Why a reading with these flags is not shown; null: nothing hides it. */
export const hidingReason = (flags = 0): HidingReason | null =>
  HIDING_REASONS.find((reason) => (flags & MEASUREMENT_FLAGS[reason]) !== 0) ?? null
