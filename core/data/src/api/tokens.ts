import type { Clock } from '../timing.ts'

export interface AccessToken {
  accessToken: string
  /** ms UTC. */
  expiresAtMs: number
}

/** The source of access tokens: only the session stores them. */
export interface TokenSource {
  current(): AccessToken | null
  /** Requests a new one silently; null: the user must sign in again. */
  refresh(): Promise<AccessToken | null>
}

/** A token counts as expired this long before it is, ms. */
export const TOKEN_MARGIN_MS = 10_000

export function isExpired(token: AccessToken, clock: Clock): boolean {
  return token.expiresAtMs - TOKEN_MARGIN_MS <= clock.now()
}

const shared = new WeakMap<TokenSource, TokenSource>()

/**
 * The same source, in which concurrent calls for a new token share one response: a provider that
 * rotates its refresh tokens would treat a second request as theft.
 */
export function singleFlight(tokens: TokenSource): TokenSource {
  const known = shared.get(tokens)
  if (known !== undefined) return known
  let running: Promise<AccessToken | null> | null = null
  const single: TokenSource = {
    current: () => tokens.current(),
    refresh() {
      running ??= tokens.refresh().finally(() => {
        running = null
      })
      return running
    },
  }
  shared.set(tokens, single)
  return single
}
