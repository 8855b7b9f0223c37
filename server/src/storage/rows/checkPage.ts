import { describeValue, issueText } from '@airshed/contract'
import { TOTAL_BOUND } from '@airshed/schemas'
import { apiError } from '../../base/errors.ts'

/**
 * Refuses pages by number that would be expensive: the store reads every row in front of a page.
 *
 * @param isWithoutPages the list has only a first page, because what comes in front of another is not known
 * @throws ApiError 400 VALIDATION_FAILED that names the last page that can be requested
 */
export function checkPage(page: number, size: number, isWithoutPages: boolean): void {
  const last = isWithoutPages ? 1 : Math.floor(TOTAL_BOUND / size) + 1
  if (page <= last) return
  const expected = isWithoutPages
    ? 'no page but 1 with a search of this list; continue with the cursor in next'
    : `at most ${last} with a size of ${size}; continue with the cursor in next`
  const issue = { path: '/page', expected, got: describeValue(page) }
  throw apiError('VALIDATION_FAILED', { where: 'The query', first: issueText(issue) }, [issue])
}
