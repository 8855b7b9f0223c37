import { HOUR_MS } from '../time/duration.ts'

/** For how long an alert can be muted from its monitor, besides until somebody ends it, ms. */
export const MUTE_CHOICES_MS: readonly number[] = [1, 8, 24].map((hours) => hours * HOUR_MS)

/** `muted_until` of an alert that is muted until somebody ends it: the last time that there is, ms UTC. */
export const MUTED_WITHOUT_END_TS = 8_640_000_000_000_000

/**
 * Whether nobody is notified of an alert.
 *
 * @param mutedUntilTs ms UTC; null: it is not muted
 */
export const isMuted = (mutedUntilTs: number | null, nowTs: number): boolean =>
  mutedUntilTs !== null && mutedUntilTs > nowTs
