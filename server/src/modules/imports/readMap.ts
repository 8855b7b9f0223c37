import type { ImportMap } from '@airshed/schemas'
import { ApiError, apiError } from '../../errors.ts'
import { completeMap } from '../../import/completeMap.ts'
import { ImportError } from '../../import/importError.ts'
import { mapIssues } from '../../import/mapIssues.ts'
import { invalidBody } from '../input/invalidField.ts'

/** @throws ApiError VALIDATION_FAILED for what no schema can detect in the map of a body */
export function requireMeaning(map: ImportMap): void {
  const [first, ...others] = mapIssues(map).map((issue) => ({
    ...issue,
    path: `/map${issue.path}`,
  }))
  if (first !== undefined) throw invalidBody([first, ...others])
}

/**
 * The map of a body, with what the file itself tells where it says nothing.
 *
 * @param path of the file, or of its beginning
 * @throws ImportError for what neither tells
 */
export async function completedMap(path: string, map: ImportMap): Promise<ImportMap> {
  const { map: completed } = await completeMap(path, map)
  return completed as ImportMap
}

/** An error of an import as the API answers it; others stay as they are. */
export const readingError = (error: unknown): unknown =>
  error instanceof ImportError ? apiError('IMPORT_UNREADABLE', { reason: error.message }) : error

/** Why a file cannot be imported, if trying again would not help; null: it might. */
export function lastingReason(error: unknown): string | null {
  if (error instanceof ImportError) return error.message
  if (error instanceof ApiError && error.statusCode < 500 && error.statusCode !== 429) {
    return error.message
  }
  return null
}
