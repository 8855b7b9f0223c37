import { issueText } from '@airshed/contract'
import type { Issue } from '@airshed/schemas'
import { apiError, type ApiError } from '../../base/errors.ts'
import type { Refusal } from './check/verdict.ts'

/** Reporting more than this would not help. */
const MAX_ISSUES = 50

/** 422 for an archive, with every reason and its location. */
export function pluginRefused(problems: readonly Refusal[]): ApiError {
  const issues = problems.slice(0, MAX_ISSUES).map(issueOf)
  const first = issues[0] === undefined ? '' : issueText(issues[0])
  return apiError('PLUGIN_REFUSED', { first }, issues)
}

/** Archive messages are "Expected …, got …. How to fix it"; the last part is kept in `got`. */
function issueOf({ place, message }: Refusal): Issue {
  const [, expected, got] = /^Expected (.*?), got (.*)$/s.exec(message) ?? []
  return expected === undefined || got === undefined
    ? { path: place, expected: 'a plugin that follows the rules', got: message }
    : { path: place, expected, got }
}
