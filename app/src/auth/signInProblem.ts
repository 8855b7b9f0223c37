/** What to do when the provider gave no token. */
export type SignInProblem =
  /** Nobody is signed in: show the sign-in page. */
  | { action: 'sign-in' }
  /** The provider refused: show its reason, then sign out. */
  | { action: 'show-and-sign-out'; detail: string }
  /** The provider could not be reached: show why, and offer a retry. */
  | { action: 'retry'; detail: string }

/** How long the reason of a refusal is shown before the sign-out. */
export const DENIED_SHOWN_MS = 2000

const ASK_AGAIN = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
  'missing_refresh_token',
  'invalid_grant',
])

/**
 * @param error code of OpenID Connect; empty if the provider did not respond
 * @param detail its description
 */
export function signInProblem(error: string, detail: string): SignInProblem {
  if (error === 'access_denied') return { action: 'show-and-sign-out', detail: detail || error }
  if (ASK_AGAIN.has(error)) return { action: 'sign-in' }
  // A reload in the middle of a redirect leaves a state that is no longer known.
  if (/no matching state/i.test(detail)) return { action: 'sign-in' }
  return { action: 'retry', detail: detail || error }
}
