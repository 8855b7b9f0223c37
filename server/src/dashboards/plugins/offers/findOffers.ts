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
import { offerWords } from './offerWords.ts'
import { screenshotPath } from './screenshotPath.ts'

/**
 * One page of the catalogues' offers, by title, for one organization.
 *
 * @throws ApiError 400 for too many search words
 */
export async function findOffers(
  context: Pick<ServerContext, 'store' | 'config' | 'memory'>,
  organizationId: string,
  { search = '', kind, page = 1, size = 24 }: PluginOfferQuery,
): Promise<PluginOfferPage> {
  const catalogues = await knownCatalogues(context)
  const words = offerWords(search)
  const found = catalogues
    .flatMap(({ content, texts, state }) =>
      (content?.plugins ?? []).map((plugin, index) => ({
        plugin,
        text: texts[index] ?? '',
        catalogue: state.url,
      })),
    )
    .filter(({ plugin }) => kind === undefined || plugin.kind === kind)
    .filter(({ text }) => words.every((word) => text.includes(word)))
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

/** Newest version of each plugin that an organization has, in any state. */
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

/** The newest version that runs here, otherwise the newest of all. */
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

/** A version from a catalogue, as people see it. */
export const offeredView = (
  { version, bytes, sha384, publisher_key: key, changelog }: CatalogueVersion,
  rules: PublisherRules,
) => ({ version, bytes, sha384, publisher: publisherView(rules, key), changelog })

/** Why a version from a catalogue cannot be installed here, or null if it can. */
export const offerProblem = (
  id: string,
  { engine, publisher_key: publisherKey }: CatalogueVersion,
  rules: PublisherRules,
): string | null =>
  engineProblem({ id, engines: { airshed: engine } }) ??
  allowanceProblem(rules, id) ??
  publisherProblem(rules, publisherKey)

const inBoth = ({ en, es = en }: { en: string; es?: string }) => ({ en, es })

/** A version as a catalogue describes it. */
export interface FoundOffer {
  readonly catalogue: KnownCatalogue
  readonly plugin: CataloguePlugin
  readonly described: CatalogueVersion
}

/**
 * A catalogue's description of one version and its plugin, or undefined if it does not offer it.
 *
 * @param shown address of the catalogue, as shown to people
 */
export function describedVersion(
  catalogues: readonly KnownCatalogue[],
  shown: string,
  id: string,
  version: string,
): FoundOffer | undefined {
  const catalogue = catalogues.find(({ state }) => state.url === shown)
  const plugin = catalogue?.content?.plugins.find((one) => one.id === id)
  const described = plugin?.versions.find((one) => one.version === version)
  if (catalogue === undefined || plugin === undefined || described === undefined) return undefined
  return { catalogue, plugin, described }
}
