import { MINUTE_MS } from '@airshed/domain'
import type { ServerContext } from '../context.ts'
import { addressKey } from '../identity/signIn/addressKey.ts'
import { countAttempts, type AttemptRule } from '../identity/signIn/failedSignIns.ts'

/** Links that open nothing, by one address: old ones are clicked, but no secret is ever guessed. */
export const WRONG_LINKS: AttemptRule = { free: 20, forgetsOneMs: MINUTE_MS }

/**
 * Counts a link that opens nothing, in whatever process it arrives.
 *
 * @returns ms until the address is told again whether a link is unknown; 0: it is now
 */
export const countWrongLink = (
  context: Pick<ServerContext, 'store' | 'clock'>,
  ip: string,
): Promise<number> => countAttempts(context, [{ key: `link ${addressKey(ip)}`, rule: WRONG_LINKS }])
