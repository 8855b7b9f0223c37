import type { Db } from '../../storage/store/db.ts'
import { apiError } from '../../base/errors.ts'
import { readArchiveBytes } from './archiveQueries.ts'
import { requireVersion } from './decide.ts'
import type { ArchiveCheck } from './check/archiveCheck.ts'
import type { PluginKey } from './queries.ts'

/**
 * Allows only versions that comply with the rules to run in the page. They are checked again, because rules may have
 * become stricter since the version was published.
 *
 * @throws ApiError 404, or 409 naming every reason
 */
export async function requireTrustable(
  db: Db,
  check: ArchiveCheck,
  plugin: PluginKey,
  version: string,
): Promise<void> {
  const { digest } = await requireVersion(db, plugin, version)
  const { accepted, problems } = await check(await readArchiveBytes(db, digest))
  const reasons =
    accepted?.trustProblems ?? problems.map(({ place, message }) => `${place}: ${message}`)
  if (reasons.length === 0) return
  const { id } = plugin
  throw apiError('PLUGIN_NOT_TRUSTABLE', { id, version, problems: reasons.join('. ') })
}
