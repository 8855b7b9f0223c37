import { issueText } from '@airshed/contract'
import type { Issue } from '@airshed/schemas'
import { apiError, type ApiError } from '../../errors.ts'
import type { Refusal } from './judge/verdict.ts'

/** Telling more than this helps nobody. */
const MAX_ISSUES = 50

/** 422 for an archive: every reason with its place. */
export function pluginRefused(problems: readonly Refusal[]): ApiError {
  const issues = problems.slice(0, MAX_ISSUES).map(issueOf)
  const first = issues[0] === undefined ? '' : issueText(issues[0])
  return apiError('PLUGIN_REFUSED', { first }, issues)
}

/** Messages of the archive's rules are "Expected …, got …. The cure": the cure stays with what came. */
function issueOf({ place, message }: Refusal): Issue {
  const [, expected, got] = /^Expected (.*?), got (.*)$/s.exec(message) ?? []
  return expected === undefined || got === undefined
    ? { path: place, expected: 'a plugin that keeps the rules', got: message }
    : { path: place, expected, got }
}
