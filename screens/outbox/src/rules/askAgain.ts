import type { Mail } from '@airshed/console-kit'

/** Polling interval while a message waits to be sent. */
export const MOVING_MS = 3_000
/** Polling interval while none does. */
export const STILL_MS = 30_000

/** Refetch interval of messages in ms: short while one waits. */
export const askAgainMs = (mails: readonly Pick<Mail, 'state'>[]): number =>
  mails.some(({ state }) => state === 'waiting') ? MOVING_MS : STILL_MS
