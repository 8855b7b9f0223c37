import type { PluginState } from '@airshed/schemas'

/** What shows whether a version came from where the plugin did. */
export interface SourcedVersion {
  readonly version: string
  readonly state: PluginState
  /** Who signed it; null: nobody. */
  readonly publisher_key: string | null
  /** Account that sent it, or address of the catalogue it came from; null: not known. */
  readonly source: string | null
  /** ms UTC */
  readonly published_at: number
}

/** The source of the first version, and those of which somebody enabled a version. */
export function knownSources(versions: readonly SourcedVersion[]): ReadonlySet<string | null> {
  const [first] = versions.toSorted((a, b) => a.published_at - b.published_at)
  const enabled = versions.filter(({ state }) => state === 'enabled')
  return new Set([first, ...enabled].map((version) => version?.source ?? null))
}

/**
 * Versions that nobody signed and that came from somewhere else than the plugin did: anybody who may
 * publish can number a changed archive 9.9.9. Where a source is not known, nothing is said.
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
