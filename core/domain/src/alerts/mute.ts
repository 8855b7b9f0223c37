import { HOUR_MS } from '../time/duration.ts'

export { MUTED_WITHOUT_END_TS } from '@airshed/schemas'

/** How long an alert can be muted from its monitor, besides until somebody unmutes it, ms. */
export const MUTE_CHOICES_MS: readonly number[] = [1, 8, 24].map((hours) => hours * HOUR_MS)

/**
 * Whether notifications of an alert are suppressed.
 *
 * @param mutedUntilTs ms UTC; null: it is not muted
 */
export const isMuted = (mutedUntilTs: number | null, nowTs: number): boolean =>
  mutedUntilTs !== null && mutedUntilTs > nowTs
