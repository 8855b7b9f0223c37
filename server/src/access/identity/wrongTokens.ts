import { DAY_MS, MINUTE_MS } from '@airshed/domain'
import type { Clock } from '../../base/clock.ts'
import type { ServerContext } from '../../context.ts'
import { ApiError, comeBackIn } from '../../base/errors.ts'
import { AttemptLimit, type AttemptRule } from '../../storage/limits/attemptLimit.ts'
import { senderAddress } from '../../storage/limits/senderAddress.ts'
import { hashApiToken, isApiToken } from './apiTokens/secret.ts'
import { logAccount, type LineSource } from './signIn/logSignIn.ts'

/** Number of invalid tokens that one address may send. */
export const WRONG_TOKENS: AttemptRule = { attempts: 60, windowMs: MINUTE_MS }
/** How long an API token is remembered as valid. */
const GOOD_FOR_MS = DAY_MS
/** Maximum number of remembered API tokens; the least recently used one is evicted first. */
const GOOD_MAX = 10_000
/** Errors that count as guesses. Expired tokens do not, because they were valid once. */
const GUESSES: ReadonlySet<string> = new Set([
  'TOKEN_INVALID',
  'API_TOKEN_MISTYPED',
  'API_TOKEN_INVALID',
])

/** The hashes of recently valid API tokens. */
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

/** The sender of a token; `ip` is as reported by trusted proxies. */
export type TokenSender = LineSource & { ip: string }

/**
 * Checks a token, unless its sender sent too many invalid ones. Then an API token is only looked up if it was
 * valid recently, so that an office behind the same address can keep working. Checking the signature of an access
 * token does not touch the store, so valid access tokens always pass.
 *
 * @param check finds the token's owner, or throws if it is invalid
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
