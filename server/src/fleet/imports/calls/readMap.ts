import type { ImportMap } from '@airshed/schemas'
import { ApiError } from '../../../base/errors.ts'
import { completeMap } from '../completeMap.ts'
import { mapIssues } from '../mapIssues.ts'
import type { ImportFailure } from '../../../storage/store/tables/fileImports.ts'
import { invalidBody } from '../../../access/input/invalidField.ts'

/** @throws ApiError VALIDATION_FAILED for what no schema can detect in the map of a body */
export function requireMeaning(map: ImportMap): void {
  const [first, ...others] = mapIssues(map).map((issue) => ({
    ...issue,
    path: `/map${issue.path}`,
  }))
  if (first !== undefined) throw invalidBody([first, ...others])
}

/**
 * The map of a body, with what the file itself says where it says nothing.
 *
 * @param path of the file, or of its beginning
 * @throws ApiError IMPORT_LEAVES_OPEN for what neither says
 */
export async function completedMap(path: string, map: ImportMap): Promise<ImportMap> {
  const { map: completed } = await completeMap(path, map)
  return completed as ImportMap
}

/** Why a file cannot be imported, if trying again would not help; null: it might. */
export function lastingFailure(error: unknown): ImportFailure | null {
  if (!(error instanceof ApiError) || error.statusCode >= 500 || error.statusCode === 429) {
    return null
  }
  return { code: error.code, parts: error.parts }
}
