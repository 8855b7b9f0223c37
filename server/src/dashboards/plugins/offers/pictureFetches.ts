import { createHash } from 'node:crypto'
import { CATALOGUE_LIMITS, imageTypeOf } from '@airshed/plugin-archive'
import { sql } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import { getBytes } from '../../../base/outgoing/getBytes.ts'
import { knownCatalogues } from './catalogueContents.ts'
import { reachesPrivate } from './catalogueTarget.ts'

export type PictureContext = Pick<ServerContext, 'store' | 'config' | 'memory' | 'clock'>

/** A picture as stored. */
export interface Picture {
  readonly media_type: string
  readonly bytes: Uint8Array
}

/** Pictures that are fetched at once; browsers retry the others later. */
const FETCHES_MAX = 4
/** How long a picture that could not be fetched is not retried. */
const PAUSE_MS = 10 * 60_000
/** Maximum total bytes of stored pictures; beyond that, none are fetched. */
const KEPT_BYTES_MAX = 100_000_000

interface Fetches {
  /** By digest; concurrent requests wait for the same fetch. */
  readonly running: Map<string, Promise<Picture | null>>
  /** By digest, in ms UTC, earliest first. */
  readonly failedAt: Map<string, number>
  /** Number of fetches from other servers in progress. */
  outgoing: number
}

const pictureFetches = (): Fetches => ({ running: new Map(), failedAt: new Map(), outgoing: 0 })

/** The stored picture with a digest, otherwise fetched now; null if there is none. */
export async function findPicture(
  context: PictureContext,
  sha256: string,
): Promise<Picture | null> {
  const { running } = context.memory.of(pictureFetches)
  const current = running.get(sha256)
  if (current !== undefined) return current
  const search = keptOrFetched(context, sha256).finally(() => running.delete(sha256))
  running.set(sha256, search)
  return search
}

async function keptOrFetched(context: PictureContext, sha256: string): Promise<Picture | null> {
  const kept = await keptPicture(context, sha256)
  if (kept !== null) return kept
  const described = await describedPicture(context, sha256)
  return described === null ? null : fetchedWithinBounds(context, sha256, described)
}

async function keptPicture(
  { store: { db } }: PictureContext,
  sha256: string,
): Promise<Picture | null> {
  const row = await db
    .selectFrom('plugin_screenshots')
    .select(['media_type', 'bytes'])
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return row ?? null
}

interface DescribedPicture {
  readonly url: URL
  /** Address of the catalogue that shows it. */
  readonly catalogue: string
}

async function describedPicture(
  context: PictureContext,
  sha256: string,
): Promise<DescribedPicture | null> {
  for (const { content, url: catalogue } of await knownCatalogues(context)) {
    for (const { screenshots = [] } of content?.plugins ?? []) {
      const found = screenshots.find((one) => one.sha256 === sha256)
      if (found !== undefined && URL.canParse(found.url, catalogue)) {
        return { url: new URL(found.url, catalogue), catalogue }
      }
    }
  }
  return null
}

async function fetchedWithinBounds(
  context: PictureContext,
  sha256: string,
  described: DescribedPicture,
): Promise<Picture | null> {
  const fetches = context.memory.of(pictureFetches)
  const now = context.clock()
  forgetBefore(fetches.failedAt, now - PAUSE_MS)
  if (fetches.failedAt.has(sha256) || fetches.outgoing >= FETCHES_MAX) return null
  fetches.outgoing += 1
  const picture = await fetchPicture(context, sha256, described)
    .catch(() => null)
    .finally(() => (fetches.outgoing -= 1))
  if (picture === null) fetches.failedAt.set(sha256, context.clock())
  return picture
}

/** Relies on entries being in the order of their times. */
function forgetBefore(failedAt: Map<string, number>, limit: number): void {
  for (const [sha256, at] of failedAt) {
    if (at > limit) return
    failedAt.delete(sha256)
  }
}

async function fetchPicture(
  { store: { db }, config, clock }: PictureContext,
  sha256: string,
  { url, catalogue }: DescribedPicture,
): Promise<Picture | null> {
  const { rows } = await sql<{ bytes: number | string | null }>`
    select sum(length(bytes)) as bytes from plugin_screenshots`.execute(db)
  if (Number(rows[0]?.bytes ?? 0) > KEPT_BYTES_MAX) return null
  const { bytes } = await getBytes(url, {
    allowPrivateTargets: reachesPrivate(config, url, catalogue),
    maxBytes: CATALOGUE_LIMITS.screenshotBytes,
  })
  if (bytes === null || createHash('sha256').update(bytes).digest('hex') !== sha256) return null
  const mediaType = imageTypeOf(bytes)
  if (mediaType === null) return null
  const picture = { media_type: mediaType, bytes }
  await db
    .insertInto('plugin_screenshots')
    .values({ sha256, ...picture, read_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return picture
}
