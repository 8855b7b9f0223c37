import { DAY_MS, MINUTE_MS } from '@airshed/domain'
import type { Clock } from '../clock.ts'
import type { ServerContext } from '../context.ts'
import { ApiError, comeBackIn } from '../errors.ts'
import { AttemptLimit, type AttemptRule } from '../limits/attemptLimit.ts'
import { senderAddress } from '../limits/senderAddress.ts'
import { hashApiToken, isApiToken } from './apiTokens/secret.ts'
import { logAccount, type LineSource } from './signIn/logSignIn.ts'

/** Tokens that one address may show in vain. */
export const WRONG_TOKENS: AttemptRule = { attempts: 60, windowMs: MINUTE_MS }
/** How long it is remembered that an API token was good. */
const GOOD_FOR_MS = DAY_MS
/** API tokens that are remembered at most; the one that was shown least lately goes first. */
const GOOD_MAX = 10_000
/** Those that ended were good once: nobody guesses by them. */
const GUESSES: ReadonlySet<string> = new Set([
  'TOKEN_INVALID',
  'API_TOKEN_MISTYPED',
  'API_TOKEN_INVALID',
])

/** The hashes of API tokens that were good lately. */
class GoodTokens {
  readonly #clock: Clock
  readonly #seenAt = new Map<string, number>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  has(hash: string): boolean {
    return (this.#seenAt.get(hash) ?? -Infinity) > this.#clock() - GOOD_FOR_MS
  }

  add(hash: string): void {
    this.#seenAt.delete(hash)
    this.#seenAt.set(hash, this.#clock())
    const [oldest] = this.#seenAt.keys()
    if (this.#seenAt.size > GOOD_MAX && oldest !== undefined) this.#seenAt.delete(oldest)
  }

  delete(hash: string): void {
    this.#seenAt.delete(hash)
  }
}

const newTokenGuard = ({ clock }: Pick<ServerContext, 'clock'>) => ({
  wrong: new AttemptLimit(WRONG_TOKENS, clock),
  good: new GoodTokens(clock),
})

/** Who shows a token: their address as far as trusted proxies tell. */
export type TokenSender = LineSource & { ip: string }

/**
 * Checks a token, unless its sender showed too many in vain. Then an API token is not looked up, but for one that
 * was good lately: an office behind the same address goes on. The signature of an access token costs the store
 * nothing, so good ones always pass.
 *
 * @param check finds whose token it is, or throws why it is none
 * @throws ApiError 429, or what `check` throws
 */
export async function limitWrongTokens<Found>(
  context: Pick<ServerContext, 'clock' | 'memory'>,
  sender: TokenSender,
  token: string,
  check: () => Promise<Found>,
): Promise<Found> {
  const { wrong, good } = context.memory.of(newTokenGuard, context)
  const key = senderAddress(sender.ip)
  const hash = isApiToken(token) ? hashApiToken(token) : null
  const waitMs = wrong.waitMs(key)
  if (waitMs > 0 && hash !== null && !good.has(hash)) throw comeBackIn(waitMs)
  try {
    const found = await check()
    if (hash !== null) good.add(hash)
    return found
  } catch (error) {
    if (!(error instanceof ApiError) || !GUESSES.has(error.code)) throw error
    if (hash !== null) good.delete(hash)
    if (waitMs > 0) throw comeBackIn(waitMs)
    wrong.take(key)
    const limitedMs = wrong.waitMs(key)
    if (limitedMs > 0) logAccount(sender, 'tokens.limited', { waitMs: limitedMs })
    throw error
  }
}
