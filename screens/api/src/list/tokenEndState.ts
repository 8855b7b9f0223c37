import type { ApiToken } from '@airshed/console-kit'
import { DAY_MS } from '@airshed/kit'

/** From when on an end is soon: as long before it, the owner gets a mail. */
const SOON_MS = 7 * DAY_MS

export type TokenEndState = 'lasting' | 'valid' | 'ending' | 'expired'

/**
 * How a token stands to its end.
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
