import type { Mail } from '@airshed/console-kit'

/** While a message waits to be sent. */
export const MOVING_MS = 3_000
/** While none does. */
export const STILL_MS = 30_000

/** After how many ms messages are asked for again: soon while one waits. */
export const askAgainMs = (mails: readonly Pick<Mail, 'state'>[]): number =>
  mails.some(({ state }) => state === 'waiting') ? MOVING_MS : STILL_MS
