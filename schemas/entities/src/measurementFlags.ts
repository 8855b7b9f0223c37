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
} as const

/**
 * Why a reading is stored without being shown, by the names of the flags. If several apply, the first is shown: an
 * instrument that reports a fault explains a value that is out of range.
 */
export const HIDING_REASONS = ['sensorFault', 'invalid', 'implausible', 'unknownTime'] as const
export type HidingReason = (typeof HIDING_REASONS)[number]

/** The flags whose readings are stored, but are neither shown as values nor counted in statistics. */
export const HIDING_FLAGS =
  MEASUREMENT_FLAGS.sensorFault |
  MEASUREMENT_FLAGS.invalid |
  MEASUREMENT_FLAGS.implausible |
  MEASUREMENT_FLAGS.unknownTime

/** Whether a reading with these flags is stored without being shown as a value. */
export const hidesValue = (flags = 0): boolean => (flags & HIDING_FLAGS) !== 0

/** Why a reading with these flags is not shown; null: it is not hidden. */
export const hidingReason = (flags = 0): HidingReason | null =>
  HIDING_REASONS.find((reason) => (flags & MEASUREMENT_FLAGS[reason]) !== 0) ?? null
