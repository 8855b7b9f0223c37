import { plainNames, withoutDirections } from '@airshed/domain'
import { apiError } from '../../base/errors.ts'
import type { Db } from '../../storage/store/db.ts'
import { integrityOf } from '../pluginHosts/digest.ts'
import type { AcceptedArchive } from './check/verdict.ts'
import { namesOf, type NameOwner } from './names.ts'

/** A checked archive, with its bytes. */
interface NewArchive {
  digest: string
  bytes: Uint8Array
  accepted: AcceptedArchive
}

/**
 * Stores an archive and its files, unless they are already stored.
 *
 * @throws ApiError 409 if another archive has the same digest
 */
export async function insertArchive(
  db: Db,
  { digest, bytes, accepted }: NewArchive,
  now: number,
): Promise<void> {
  const sha384 = integrityOf(bytes)
  const kept = await db
    .selectFrom('plugin_archives')
    .select('sha384')
    .where('digest', '=', digest)
    .executeTakeFirst()
  if (kept !== undefined) {
    if (kept.sha384 === sha384) return
    throw apiError('CONFLICT', { reason: 'Another archive has this digest. Pack the plugin again' })
  }
  await db
    .insertInto('plugin_archives')
    .values({
      digest,
      sha384,
      bytes: bytes.length,
      archive: bytes,
      plugin_id: accepted.id,
      version: accepted.version,
      kind: accepted.kind,
      provides: namesOf(accepted.manifest).join(' '),
      manifest: withPlainNames(accepted.manifest),
      schema: JSON.stringify(accepted.schema, withPlainTitle),
      ui_schema: withPlainNames(accepted.uiSchema),
      messages: withoutDirections(JSON.stringify(accepted.messages)),
      readme: accepted.readme,
      changelog: accepted.changelog,
      publisher_key: accepted.publisherKey,
      licences: JSON.stringify(accepted.licences),
      integrity: JSON.stringify(accepted.integrity),
      trust_problems: JSON.stringify(accepted.trustProblems),
      created_at: now,
    })
    .execute()
  // One by one, because all at once could exceed the limit of one statement.
  for (const [path, content] of accepted.files) {
    await db
      .insertInto('plugin_files')
      .values({ digest, path, content, sha384: integrityOf(content) })
      .execute()
  }
}

/** What an author calls things is shown among the names of the organization; the archive itself stays as signed. */
function withPlainNames(value: unknown): string {
  const copy = structuredClone(value)
  plainNames(copy)
  return JSON.stringify(copy)
}

/** In a schema only titles and descriptions are shown: a pattern or a choice stays what it is. */
const withPlainTitle = (key: string, value: unknown): unknown =>
  typeof value === 'string' && (key === 'title' || key === 'description')
    ? withoutDirections(value)
    : value

/** A file of an archive, or undefined. */
export function readFile(db: Db, digest: string, path: string) {
  return db
    .selectFrom('plugin_files')
    .select(['content', 'sha384'])
    .where('digest', '=', digest)
    .where('path', '=', path)
    .executeTakeFirst()
}

/** What the console needs to run archives, by their digests. */
export async function findRunnables(db: Db, digests: readonly string[]) {
  if (digests.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('plugin_archives')
    .select(['digest', 'schema', 'ui_schema', 'messages', 'integrity'])
    .where('digest', 'in', [...new Set(digests)])
    .execute()
  return new Map(rows.map((row) => [row.digest, row]))
}

/** The bytes of an archive, as uploaded. */
export async function readArchiveBytes(db: Db, digest: string): Promise<Uint8Array> {
  const row = await db
    .selectFrom('plugin_archives')
    .select('archive')
    .where('digest', '=', digest)
    .executeTakeFirstOrThrow()
  return row.archive
}

/** Names of all versions that an organization has. */
export async function findNames(db: Db, organizationId: string): Promise<NameOwner[]> {
  const rows = await db
    .selectFrom('plugin_versions')
    .innerJoin('plugin_archives', 'plugin_archives.digest', 'plugin_versions.digest')
    .select(['plugin_versions.plugin_id as id', 'kind', 'provides'])
    .distinct()
    .where('organization_id', '=', organizationId)
    .execute()
  return rows.map(({ provides, ...owner }) => ({ ...owner, names: provides.split(' ') }))
}
