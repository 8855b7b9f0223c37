import { describeValue, issueText } from '@airshed/contract'
import type { Issue } from '@airshed/schemas'
import { apiError, type ApiError } from '../../base/errors.ts'

/** 400 for fields of a body that no schema can check. */
export function invalidBody(issues: readonly [Issue, ...Issue[]]): ApiError {
  const first = issueText(issues[0])
  return apiError('VALIDATION_FAILED', { where: 'The body', first }, issues)
}

/**
 * 400 for one such field.
 *
 * @param path JSON pointer of the field
 * @param got the value that was sent
 */
export function invalidField(path: string, expected: string, got: unknown): ApiError {
  return invalidBody([{ path, expected, got: describeValue(got) }])
}

/** 400 for one query parameter that no schema can check. */
export function invalidQuery(path: string, expected: string, got: unknown): ApiError {
  const issue = { path, expected, got: describeValue(got) }
  return apiError('VALIDATION_FAILED', { where: 'The query', first: issueText(issue) }, [issue])
}
