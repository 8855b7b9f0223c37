import type { SignInMethod } from '@airshed/schemas'
import type { FastifyBaseLogger } from 'fastify'

/** How a user signs in. */
export type WayIn = 'password' | 'second-factor' | 'passkey' | 'external' | 'demo'

/** Why a sign-in failed. */
export type SignInFailure =
  | 'unknown-account'
  | 'wrong-password'
  | 'wrong-code'
  | 'passkey-refused'
  | 'deactivated'
  | 'not-offered'

/** Log lines about accounts: the event names are stable and determine the other fields. */
interface AccountLines {
  /** `methods`: all that were used, as in the token's `amr`. */
  'sign-in.succeeded': { userId: string; method: WayIn; methods: readonly SignInMethod[] }
  /** `userId`: the account that was tried, or null if there is none or none was named. */
  'sign-in.failed': { userId: string | null; method: WayIn; reason: SignInFailure }
  /** The attempt was not checked. `userId`: the user whose password was correct before, or null. */
  'sign-in.limited': { userId: string | null; method: WayIn; waitMs: number }
  /** The attempt was neither checked nor counted, because too many were waiting to be checked. */
  'sign-in.busy': { userId: string | null; method: WayIn }
  /** `userId`: the signed-in user who asked for it, or null if it was asked for on the reset page. */
  'password-reset.asked': { userId: string | null }
  /** The account was found, and its link is in the outbox. */
  'password-reset.mailed': { userId: string }
  'password-reset.limited': { userId: string | null; waitMs: number }
  /** A new password was not saved, because too many passwords were waiting; the link stays valid. */
  'password-reset.busy': { userId: string }
  /** The link is unknown or no longer valid. */
  'password-reset.failed': { reason: 'unknown-link' }
  'password-reset.done': { userId: string }
  /** Somebody who is signed in typed a wrong old password. */
  'password-change.failed': { userId: string; reason: 'wrong-password' }
  'password-change.limited': { userId: string; waitMs: number }
  'password-change.busy': { userId: string }
  'password-change.done': { userId: string }
  /** An address sent too many invalid tokens; written once per such minute. */
  'tokens.limited': { waitMs: number }
}

const WORDS: Readonly<Record<keyof AccountLines, string>> = {
  'sign-in.succeeded': 'Somebody signed in',
  'sign-in.failed': 'A sign-in failed',
  'sign-in.limited': 'A sign-in was not checked: there were too many',
  'sign-in.busy': 'A sign-in was not checked: too many were waiting',
  'password-reset.asked': 'Somebody asked for a new password',
  'password-reset.mailed': 'The link for a new password was mailed',
  'password-reset.limited': 'A request for a new password was refused: there were too many',
  'password-reset.busy': 'A new password was not saved: too many passwords were waiting',
  'password-reset.failed': 'A link for a new password did not work',
  'password-reset.done': 'Somebody chose a new password',
  'password-change.failed': 'A password was not changed: the old one was wrong',
  'password-change.limited': 'A password was not changed: there were too many attempts',
  'password-change.busy': 'A password was not changed: too many were waiting',
  'password-change.done': 'Somebody changed their password',
  'tokens.limited': 'An address sends too many wrong tokens, which are no longer looked up',
}

/** Names of all lines about accounts. */
export const ACCOUNT_EVENTS = Object.keys(WORDS) as readonly (keyof AccountLines)[]

/** Source of a log line. */
export interface LineSource {
  /** A request's logger includes its id. */
  log: FastifyBaseLogger
  /** Address of the sender as reported by trusted proxies; absent or null without a request. */
  ip?: string | null
}

/**
 * Logs a line about an account: at `warn` if something was limited or the server was too busy, otherwise at
 * `info`. Never with a password, a code, a secret, or an address that someone typed, because people without an
 * account must not be logged.
 */
export function logAccount<Event extends keyof AccountLines>(
  source: LineSource,
  event: Event,
  line: AccountLines[Event],
): void {
  const level = /\.(?:limited|busy)$/.test(event) ? 'warn' : 'info'
  const facts: object = { event, ...line, remoteAddress: source.ip ?? undefined }
  source.log[level](facts, WORDS[event])
}
