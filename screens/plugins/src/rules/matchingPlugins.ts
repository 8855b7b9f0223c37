import type { PluginSummary } from '@airshed/console-kit'
import { readManifest } from './readManifest.ts'
import { speakingVersion } from './shownState.ts'

/** Number of plugins from which a search is offered. */
export const SEARCH_FROM = 6

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Plugins by title, in the reader's order; those whose title, id or description has every word. */
export function matchingPlugins(
  plugins: readonly PluginSummary[],
  query: string,
  locale: string,
): readonly PluginSummary[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  return plugins
    .map((plugin) => {
      const version = speakingVersion(plugin)
      const facts = readManifest(plugin.id, version ?? { manifest: {} }, locale)
      const text = plain(`${facts.title} ${plugin.id} ${facts.description}`)
      return { plugin, title: facts.title, isFound: wanted.every((word) => text.includes(word)) }
    })
    .filter(({ isFound }) => isFound)
    .toSorted(
      (a, b) => a.title.localeCompare(b.title, locale) || (a.plugin.id < b.plugin.id ? -1 : 1),
    )
    .map(({ plugin }) => plugin)
}
