import type { SignInMethod } from '@airshed/schemas'
import type { FastifyBaseLogger } from 'fastify'

/** By what somebody comes in. */
export type WayIn = 'password' | 'second-factor' | 'passkey' | 'external' | 'demo'

/** Why somebody does not come in. */
export type SignInFailure =
  | 'unknown-account'
  | 'wrong-password'
  | 'wrong-code'
  | 'passkey-refused'
  | 'deactivated'
  | 'not-offered'

/** The lines about accounts: the name of each is stable, and says what else the line holds. */
export interface AccountLines {
  /** `methods`: all that was shown, as `amr` of the token says it. */
  'sign-in.succeeded': { userId: string; method: WayIn; methods: readonly SignInMethod[] }
  /** `userId`: whose account was tried; null where there is none, or none was named. */
  'sign-in.failed': { userId: string | null; method: WayIn; reason: SignInFailure }
  /** Was not looked at. `userId`: whose password was right before; null: nobody's. */
  'sign-in.limited': { userId: string | null; method: WayIn; waitMs: number }
  /** `userId`: who asks for themselves while signed in; null: somebody at the page for it. */
  'password-reset.asked': { userId: string | null }
  /** The account was found, and its link is in the outbox. */
  'password-reset.mailed': { userId: string }
  'password-reset.limited': { userId: string | null; waitMs: number }
  /** A link opened nothing, any more. */
  'password-reset.failed': { reason: 'unknown-link' }
  'password-reset.done': { userId: string }
  /** An address showed too many wrong tokens: written once in each such minute. */
  'tokens.limited': { waitMs: number }
}

const WORDS: Readonly<Record<keyof AccountLines, string>> = {
  'sign-in.succeeded': 'Somebody signed in',
  'sign-in.failed': 'A sign-in failed',
  'sign-in.limited': 'A sign-in was not looked at: there were too many',
  'password-reset.asked': 'Somebody asked for a new password',
  'password-reset.mailed': 'The link for a new password was mailed',
  'password-reset.limited': 'A wish for a new password was refused: there were too many',
  'password-reset.failed': 'A link for a new password opened nothing',
  'password-reset.done': 'Somebody chose a new password',
  'tokens.limited': 'An address shows too many wrong tokens, which are not looked up any more',
}

/** Names of all lines about accounts. */
export const ACCOUNT_EVENTS = Object.keys(WORDS) as readonly (keyof AccountLines)[]

/** Where a line comes from. */
export interface LineSource {
  /** That of a request names its id. */
  log: FastifyBaseLogger
  /** Address of the sender, as far as trusted proxies tell; absent or null: no request. */
  ip?: string | null
}

/**
 * Writes a line about an account into the log, at `info`, and at `warn` what was limited. Never with a password, a
 * code, a secret, or an address that somebody typed: whoever has no account here is nobody's business.
 */
export function logAccount<Event extends keyof AccountLines>(
  source: LineSource,
  event: Event,
  line: AccountLines[Event],
): void {
  const level = event.endsWith('.limited') ? 'warn' : 'info'
  const facts: object = { event, ...line, remoteAddress: source.ip ?? undefined }
  source.log[level](facts, WORDS[event])
}
