import { MINUTE_MS } from '@airshed/domain'
import type { ServerContext } from '../../context.ts'
import { senderAddress } from '../../storage/limits/senderAddress.ts'
import { countAttempts, type AttemptRule } from '../../access/identity/signIn/failedSignIns.ts'

/** Limits the invalid links that one address may open: people click old ones, but nobody should guess secrets. */
export const WRONG_LINKS: AttemptRule = { free: 20, forgetsOneMs: MINUTE_MS }

/**
 * Counts an invalid link, across all processes.
 *
 * @returns ms until the address may learn again whether a link is unknown; 0 if it may now
 */
export const countWrongLink = (
  context: Pick<ServerContext, 'store' | 'clock'>,
  ip: string,
): Promise<number> =>
  countAttempts(context, [{ key: `link ${senderAddress(ip)}`, rule: WRONG_LINKS }])
