import { createHash } from 'node:crypto'
import { CATALOGUE_LIMITS, imageTypeOf } from '@airshed/plugin-archive'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../errors.ts'
import { getBytes } from '../../../outgoing/getBytes.ts'
import { knownCatalogues } from './catalogueContents.ts'
import { SCREENSHOTS_PATH } from './screenshotPath.ts'

type ScreenshotContext = Pick<ServerContext, 'store' | 'config' | 'memory' | 'clock'>

interface Picture {
  readonly media_type: string
  readonly bytes: Uint8Array
}

/** Pictures are fetched at the same time; more wait for nobody and are asked for again later. */
const FETCHES_MAX = 4
/** One that could not be fetched is left alone for this long. */
const PAUSE_MS = 10 * 60_000
/** Bytes of pictures that are kept; more are not fetched. */
const KEPT_BYTES_MAX = 100_000_000
const A_YEAR = 'public, max-age=31536000, immutable'

const fetching = () => ({
  running: new Map<string, Promise<Picture | null>>(),
  failedAt: new Map<string, number>(),
})

/**
 * `GET /plugin-screenshots/<sha256>`: a picture that a catalogue shows, so that browsers ask nobody but
 * this server. It is fetched when somebody first looks at it, and only with the digest and size
 * that the catalogue names; whoever knows the digest may see it.
 */
export function screenshotRoute(app: FastifyInstance, context: ScreenshotContext): void {
  app.withTypeProvider<TypeBoxTypeProvider>().get(
    `${SCREENSHOTS_PATH}/:sha256`,
    {
      schema: {
        tags: ['plugins'],
        summary: 'A picture of a plugin that a catalogue offers; it never changes',
        security: [],
        params: Type.Object(
          { sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) },
          { additionalProperties: false },
        ),
        response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
      },
    },
    async (request, reply) => {
      const { sha256 } = request.params
      const picture = (await keptPicture(context, sha256)) ?? (await fetchedOnce(context, sha256))
      if (picture === null) {
        const headers = { 'cache-control': 'no-store' }
        throw apiError('NOT_FOUND', { what: 'Picture', id: sha256 }, undefined, headers)
      }
      void reply
        .header('content-type', picture.media_type)
        .header('cache-control', A_YEAR)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'same-origin')
      return reply.send(Buffer.from(picture.bytes))
    },
  )
}

async function keptPicture(
  { store: { db } }: ScreenshotContext,
  sha256: string,
): Promise<Picture | null> {
  const row = await db
    .selectFrom('plugin_screenshots')
    .select(['media_type', 'bytes'])
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return row ?? null
}

/** However many ask for it, it is fetched once, and after a failure not again for a while. */
async function fetchedOnce(context: ScreenshotContext, sha256: string): Promise<Picture | null> {
  const { running, failedAt } = context.memory.of(fetching)
  const under = running.get(sha256)
  if (under !== undefined) return under
  const failed = failedAt.get(sha256)
  const isPaused = failed !== undefined && context.clock() - failed < PAUSE_MS
  if (isPaused || running.size >= FETCHES_MAX) return null
  const described = await describedPicture(context, sha256)
  if (described === null) return null
  const job = fetchPicture(context, sha256, described.url).catch(() => null)
  running.set(sha256, job)
  const picture = await job.finally(() => running.delete(sha256))
  if (picture === null) failedAt.set(sha256, context.clock())
  else failedAt.delete(sha256)
  return picture
}

async function describedPicture(
  context: ScreenshotContext,
  sha256: string,
): Promise<{ url: URL } | null> {
  for (const { content, state } of await knownCatalogues(context)) {
    for (const { screenshots = [] } of content?.plugins ?? []) {
      const found = screenshots.find((one) => one.sha256 === sha256)
      if (found !== undefined && URL.canParse(found.url, state.url)) {
        return { url: new URL(found.url, state.url) }
      }
    }
  }
  return null
}

async function fetchPicture(
  { store: { db }, config, clock }: ScreenshotContext,
  sha256: string,
  url: URL,
): Promise<Picture | null> {
  const { rows } = await sql<{ bytes: number | string | null }>`
    select sum(length(bytes)) as bytes from plugin_screenshots`.execute(db)
  if (Number(rows[0]?.bytes ?? 0) > KEPT_BYTES_MAX) return null
  const { bytes } = await getBytes(url, {
    allowPrivateTargets: config.allowPrivateTargets,
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
