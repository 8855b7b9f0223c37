import type { PluginState } from '@airshed/schemas'

/** What shows whether a version came from the same source as its plugin. */
export interface SourcedVersion {
  readonly version: string
  readonly state: PluginState
  /** Key that signed it, or null if it is unsigned. */
  readonly publisher_key: string | null
  /** Account that uploaded it, or address of the catalogue it came from; null if unknown. */
  readonly source: string | null
  /** ms UTC */
  readonly published_at: number
}

/** The source of the first version, and the sources of enabled versions. */
export function knownSources(versions: readonly SourcedVersion[]): ReadonlySet<string | null> {
  const [first] = versions.toSorted((a, b) => a.published_at - b.published_at)
  const enabled = versions.filter(({ state }) => state === 'enabled')
  return new Set([first, ...enabled].map((version) => version?.source ?? null))
}

/**
 * Unsigned versions from a different source than the plugin: anyone who may publish can number a modified archive
 * 9.9.9. Versions of unknown source are not reported, and none are if a source of the plugin is unknown.
 *
 * @param versions of one plugin in one organization, in any order
 * @returns names of versions
 */
export function versionsFromAnother(versions: readonly SourcedVersion[]): ReadonlySet<string> {
  const known = knownSources(versions)
  if (known.has(null)) return new Set()
  return new Set(
    versions
      .filter(({ publisher_key: key, source }) => key === null && source !== null)
      .filter(({ source }) => !known.has(source))
      .map(({ version }) => version),
  )
}
