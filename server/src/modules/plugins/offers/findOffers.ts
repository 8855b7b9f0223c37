import { comparePluginVersions, engineProblem } from '@airshed/contract'
import type { CataloguePlugin, CatalogueVersion } from '@airshed/plugin-archive'
import type { PluginOffer, PluginOfferPage, PluginOfferQuery } from '@airshed/schemas'
import type { ServerContext } from '../../../context.ts'
import { newestFirst } from '../currentVersion.ts'
import { findVersions, type VersionRow } from '../queries.ts'
import {
  allowanceProblem,
  publisherProblem,
  publisherView,
  type PublisherRules,
} from '../publishers.ts'
import { knownCatalogues, type KnownCatalogue } from './catalogueContents.ts'
import { screenshotPath } from './screenshotPath.ts'

/** One page of what the catalogues offer, by title, for one organization. */
export async function findOffers(
  context: Pick<ServerContext, 'store' | 'config' | 'memory'>,
  organizationId: string,
  { search = '', kind, page = 1, size = 24 }: PluginOfferQuery,
): Promise<PluginOfferPage> {
  const catalogues = await knownCatalogues(context)
  const wanted = wordsOf(search)
  const found = catalogues
    .flatMap(({ content, state }) =>
      (content?.plugins ?? []).map((plugin) => ({ plugin, catalogue: state.url })),
    )
    .filter(({ plugin }) => kind === undefined || plugin.kind === kind)
    .filter(({ plugin }) => wanted.every((word) => textOf(plugin).includes(word)))
    .toSorted((one, other) => one.plugin.title.en.localeCompare(other.plugin.title.en, 'en'))
  const start = (page - 1) * size
  const installed = await installedVersions(context, organizationId)
  return {
    data: found
      .slice(start, start + size)
      .map(({ plugin, catalogue }) =>
        offerOf(plugin, catalogue, context.config, installed.get(plugin.id) ?? null),
      ),
    total: found.length,
    page,
    size,
    catalogues: catalogues.map(({ state }) => state),
  }
}

/** Small letters without accents, so that "estacion" finds "Estación". */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const wordsOf = (search: string): string[] =>
  plain(search)
    .split(/\s+/)
    .filter((word) => word !== '')

function textOf({ id, title, description, author, keywords = [] }: CataloguePlugin): string {
  const texts = [id, title.en, title.es, description.en, description.es, author, ...keywords]
  return plain(texts.filter((text) => text !== undefined).join(' '))
}

/** Newest version of each plugin that an organization has, in whatever state. */
async function installedVersions(
  { store }: Pick<ServerContext, 'store'>,
  organizationId: string,
): Promise<ReadonlyMap<string, VersionRow>> {
  const rows = await findVersions(store.db, [organizationId])
  const plugins = Map.groupBy(rows, ({ plugin_id: id }) => id)
  return new Map(
    [...plugins].flatMap(([id, versions]) => {
      const [newest] = newestFirst(versions)
      return newest === undefined ? [] : [[id, newest]]
    }),
  )
}

/** The newest version that runs here, else the newest of all. */
export function offeredVersion({ id, versions }: CataloguePlugin): CatalogueVersion | undefined {
  const ordered = versions.toSorted((one, other) =>
    comparePluginVersions(other.version, one.version),
  )
  return ordered.find(({ engine }) => runs(id, engine)) ?? ordered[0]
}

const runs = (id: string, engine: string): boolean =>
  engineProblem({ id, engines: { airshed: engine } }) === null

function offerOf(
  plugin: CataloguePlugin,
  catalogue: string,
  rules: PublisherRules,
  installed: VersionRow | null,
): PluginOffer {
  const { id, title, description, screenshots = [] } = plugin
  const offered = offeredVersion(plugin) as CatalogueVersion
  return {
    id,
    catalogue,
    kind: plugin.kind,
    title: inBoth(title),
    description: inBoth(description),
    author: plugin.author,
    homepage: plugin.homepage ?? null,
    licence: plugin.licence,
    keywords: plugin.keywords ?? [],
    screenshots: screenshots.map(({ sha256, alt }) => ({
      url: screenshotPath(sha256),
      alt: inBoth(alt),
    })),
    ...offeredView(offered, rules),
    installed_version: installed?.version ?? null,
    installed_state: installed?.state ?? null,
    problem: offerProblem(id, offered, rules),
  }
}

/** A version that a catalogue describes, as people see it. */
export const offeredView = (
  { version, bytes, sha384, publisher_key: key, changelog }: CatalogueVersion,
  rules: PublisherRules,
) => ({ version, bytes, sha384, publisher: publisherView(rules, key), changelog })

/** Why a version that a catalogue describes cannot be installed here; null: it can. */
export const offerProblem = (
  id: string,
  { engine, publisher_key: publisherKey }: CatalogueVersion,
  rules: PublisherRules,
): string | null =>
  engineProblem({ id, engines: { airshed: engine } }) ??
  allowanceProblem(rules, id) ??
  publisherProblem(rules, publisherKey)

const inBoth = ({ en, es = en }: { en: string; es?: string }) => ({ en, es })

/** What a catalogue says of one version and its plugin; undefined: it does not offer it. */
export function describedVersion(
  catalogues: readonly KnownCatalogue[],
  url: string,
  id: string,
  version: string,
): { plugin: CataloguePlugin; described: CatalogueVersion } | undefined {
  const { content } = catalogues.find(({ state }) => state.url === url) ?? { content: null }
  const plugin = content?.plugins.find((one) => one.id === id)
  const described = plugin?.versions.find((one) => one.version === version)
  return plugin === undefined || described === undefined ? undefined : { plugin, described }
}
