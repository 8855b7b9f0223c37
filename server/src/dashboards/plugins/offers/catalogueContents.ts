import type { PluginCatalogue } from '@airshed/plugin-archive'
import type { PluginCatalogueState } from '@airshed/schemas'
import type { ServerContext } from '../../../context.ts'
import { searchedText } from './offerWords.ts'
import { shownAddresses } from './shownAddresses.ts'

/** A catalogue as last read, with the state of that. */
export interface KnownCatalogue {
  /** As in the settings; `state.url` is what people see. */
  readonly url: string
  readonly state: PluginCatalogueState
  /** null if it could never be read. */
  readonly content: PluginCatalogue | null
  /** The searched text, for each plugin of the content. */
  readonly texts: readonly string[]
}

interface Held extends Pick<KnownCatalogue, 'content' | 'texts'> {
  readonly readAt: number | null
}

const heldContents = () => new Map<string, Held>()

/**
 * The configured catalogues, in their order. Contents are megabytes, so each is read from the store and prepared for
 * search only when it changes there.
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
    .select(['url', 'read_at', 'problem', 'problem_since'])
    .where('url', 'in', [...urls])
    .execute()
  const shown = shownAddresses(urls)
  return Promise.all(
    urls.map(async (url) => {
      const row = rows.find((one) => one.url === url)
      const readAt = row?.read_at ?? null
      const known = held.get(url)
      const isSame = known !== undefined && known.readAt === readAt
      const current = isSame || readAt === null ? known : await readContent(db, url, readAt)
      if (!isSame && current !== undefined) held.set(url, current)
      const { content, texts } = current ?? { content: null, texts: [] }
      return {
        url,
        content,
        texts,
        state: {
          url: shown.get(url) ?? url,
          title: content?.title ?? null,
          read_at: readAt,
          problem: row?.problem ?? null,
          problem_since: row?.problem_since ?? null,
        },
      }
    }),
  )
}

async function readContent(
  db: ServerContext['store']['db'],
  url: string,
  readAt: number,
): Promise<Held> {
  const row = await db
    .selectFrom('plugin_catalogues')
    .select('content')
    .where('url', '=', url)
    .executeTakeFirst()
  const content = row?.content ?? null
  return { readAt, content, texts: content?.plugins.map(searchedText) ?? [] }
}
