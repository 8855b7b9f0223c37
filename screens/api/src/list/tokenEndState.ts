import type { ApiToken } from '@airshed/console-kit'
import { DAY_MS } from '@airshed/kit'

/** An expiry within this time counts as soon: the owner gets a mail this long before it. */
const SOON_MS = 7 * DAY_MS

export type TokenEndState = 'lasting' | 'valid' | 'ending' | 'expired'

/**
 * The expiry state of a token.
 *
 * @param nowMs ms UTC
 */
export function tokenEndState(
  { expires_at: at }: Pick<ApiToken, 'expires_at'>,
  nowMs: number,
): TokenEndState {
  if (at === null) return 'lasting'
  if (at <= nowMs) return 'expired'
  return at - nowMs <= SOON_MS ? 'ending' : 'valid'
}
