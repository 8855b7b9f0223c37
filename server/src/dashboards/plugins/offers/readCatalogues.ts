import { createHash } from 'node:crypto'
import { HOUR_MS, plainNames } from '@airshed/domain'
import { CATALOGUE_LIMITS, readCatalogue, type PluginCatalogue } from '@airshed/plugin-archive'
import { sql } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../../../context.ts'
import { defineJob } from '../../../storage/jobs/defineJob.ts'
import { getBytes } from '../../../base/outgoing/getBytes.ts'
import { OutgoingError } from '../../../base/outgoing/outgoingError.ts'
import type { Db } from '../../../storage/store/db.ts'
import { unstorableIssues } from '../../../access/input/storableInput.ts'

type CatalogueContext = Pick<ServerContext, 'store' | 'clock' | 'config'>

/** For a catalogue of a few megabytes at most, from a server that may be slow. */
const TIMEOUT_MS = 30_000

const readCataloguesJob = defineJob({ kind: 'plugins.read-catalogues', payload: Type.Object({}) })

/**
 * Reads the plugin catalogues every hour across restarts, in only one of several processes, and at the start if the
 * configured catalogues have changed.
 */
export function keepCataloguesCurrent(context: CatalogueContext & Pick<ServerContext, 'jobs'>) {
  context.jobs.work(readCataloguesJob, ({ signal }) => readCatalogues(context, signal))
  // Hashed, because addresses may contain secrets and schedules are stored.
  const named = createHash('sha256').update(context.config.pluginCatalogues.join(' ')).digest('hex')
  context.jobs.every(readCataloguesJob, { everyMs: HOUR_MS, dependsOn: named })
}

/** Reads each configured catalogue; if one cannot be read, its last good content is kept. */
export async function readCatalogues(
  { store: { db }, clock, config }: CatalogueContext,
  signal?: AbortSignal,
): Promise<void> {
  const { pluginCatalogues: urls, allowPrivateTargets } = config
  await forgetOthers(db, urls)
  for (const url of urls) {
    signal?.throwIfAborted()
    const held = await db
      .selectFrom('plugin_catalogues')
      .select(['etag', sql<boolean>`content is not null`.as('has_content')])
      .where('url', '=', url)
      .executeTakeFirst()
    const etag = held?.has_content === true ? held.etag : null
    const found = await fetchCatalogue(url, { etag, allowPrivateTargets, signal })
    await keep(db, url, found, clock())
  }
  await forgetPictures(db)
}

type Fetched =
  | { catalogue: PluginCatalogue; etag: string | null }
  | { isUnchanged: true }
  | { problem: string }

async function fetchCatalogue(
  url: string,
  options: { etag: string | null; allowPrivateTargets: boolean; signal: AbortSignal | undefined },
): Promise<Fetched> {
  const { etag, allowPrivateTargets, signal } = options
  try {
    const { bytes, ...got } = await getBytes(url, {
      etag,
      allowPrivateTargets,
      maxBytes: CATALOGUE_LIMITS.fileBytes,
      timeoutMs: TIMEOUT_MS,
      ...(signal === undefined ? {} : { signal }),
    })
    if (bytes === null) return { isUnchanged: true }
    const { catalogue, problem } = readCatalogue(bytes)
    if (catalogue === null) return { problem }
    plainNames(catalogue)
    const [unstorable] = unstorableIssues(catalogue)
    if (unstorable === undefined) return { catalogue, etag: got.etag }
    return {
      problem: `At ${unstorable.path}: expected ${unstorable.expected}, got ${unstorable.got}`,
    }
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    return { problem: error.message }
  }
}

async function keep(db: Db, url: string, found: Fetched, now: number): Promise<void> {
  if ('problem' in found) {
    const { problem } = found
    await db
      .insertInto('plugin_catalogues')
      .values({ url, etag: null, content: null, read_at: null, problem, problem_since: now })
      .onConflict((conflict) =>
        conflict.column('url').doUpdateSet({
          problem,
          problem_since: sql<number>`coalesce(plugin_catalogues.problem_since, ${now}::int8)`,
        }),
      )
      .execute()
    return
  }
  const isCurrent = { read_at: now, problem: null, problem_since: null }
  if ('isUnchanged' in found) {
    await db.updateTable('plugin_catalogues').set(isCurrent).where('url', '=', url).execute()
    return
  }
  const read = { etag: found.etag, content: JSON.stringify(found.catalogue), ...isCurrent }
  await db
    .insertInto('plugin_catalogues')
    .values({ url, ...read })
    .onConflict((conflict) => conflict.column('url').doUpdateSet(read))
    .execute()
}

async function forgetOthers(db: Db, urls: readonly string[]): Promise<void> {
  await sql`delete from plugin_catalogues where url <> all(${[...urls]}::text[])`.execute(db)
}

/** Deletes pictures that no catalogue shows any longer. */
async function forgetPictures(db: Db): Promise<void> {
  await sql`delete from plugin_screenshots where not exists (
    select 1 from plugin_catalogues, jsonb_path_query(
      content, '$.plugins[*].screenshots[*].sha256') as shown
    where shown #>> '{}' = plugin_screenshots.sha256)`.execute(db)
}
