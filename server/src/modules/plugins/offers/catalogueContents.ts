import type { PluginCatalogue } from '@airshed/plugin-archive'
import type { PluginCatalogueState } from '@airshed/schemas'
import type { ServerContext } from '../../../context.ts'

/** A catalogue as it was read last, with how that went. */
export interface KnownCatalogue {
  readonly state: PluginCatalogueState
  /** null: it could never be read. */
  readonly content: PluginCatalogue | null
}

interface Held {
  readonly etag: string | null
  readonly readAt: number | null
  readonly content: PluginCatalogue | null
}

const heldContents = () => new Map<string, Held>()

/**
 * The catalogues of the settings, in their order. Contents are megabytes: each is read from the
 * store once, until it changes there.
 */
export async function knownCatalogues({
  store: { db },
  config,
  memory,
}: Pick<ServerContext, 'store' | 'config' | 'memory'>): Promise<KnownCatalogue[]> {
  const { pluginCatalogues: urls } = config
  if (urls.length === 0) return []
  const held = memory.of(heldContents)
  const rows = await db
    .selectFrom('plugin_catalogues')
    .select(['url', 'etag', 'read_at', 'problem', 'problem_since'])
    .where('url', 'in', [...urls])
    .execute()
  return Promise.all(
    urls.map(async (url) => {
      const row = rows.find((one) => one.url === url)
      const readAt = row?.read_at ?? null
      const known = held.get(url)
      const isSame = known !== undefined && known.readAt === readAt
      const content =
        isSame || readAt === null ? (known?.content ?? null) : await contentOf(db, url)
      if (!isSame) held.set(url, { etag: row?.etag ?? null, readAt, content })
      return {
        content,
        state: {
          url,
          title: content?.title ?? null,
          read_at: readAt,
          problem: row?.problem ?? null,
          problem_since: row?.problem_since ?? null,
        },
      }
    }),
  )
}

async function contentOf(
  db: ServerContext['store']['db'],
  url: string,
): Promise<PluginCatalogue | null> {
  const row = await db
    .selectFrom('plugin_catalogues')
    .select('content')
    .where('url', '=', url)
    .executeTakeFirst()
  return row?.content ?? null
}
