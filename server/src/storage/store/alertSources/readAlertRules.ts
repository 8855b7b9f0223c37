import { compiledLater, issuesOf, issueText } from '@airshed/contract'
import { AlertRules } from '@airshed/schemas'

const fits = compiledLater<AlertRules>(AlertRules)

/** Rules as they were stored, or what is wrong with them in one sentence. */
type ReadAlertRules = { rules: AlertRules } | { problem: string }

/** Parses the rules of an alert, which are stored as they were received. */
export function readAlertRules(stored: unknown): ReadAlertRules {
  if (fits(stored)) return { rules: stored }
  const [first] = issuesOf(fits.errors, stored)
  return { problem: first === undefined ? 'They do not fit their schema' : issueText(first) }
}
