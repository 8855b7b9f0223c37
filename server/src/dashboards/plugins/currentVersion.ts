import { comparePluginVersions, engineProblem, type Manifest } from '@airshed/contract'
import type { PluginState } from '@airshed/schemas'

/** What decides whether a version is used. */
interface DecidedVersion {
  readonly version: string
  readonly state: PluginState
  readonly manifest: Manifest
}

/** Versions of one plugin, newest first. */
export const newestFirst = <Version extends Pick<DecidedVersion, 'version'>>(
  versions: readonly Version[],
): Version[] => versions.toSorted((a, b) => comparePluginVersions(b.version, a.version))

/**
 * The versions of a plugin in use, the current one first: the pinned one, otherwise the newest; then the enabled
 * ones below it, which render what was saved with them. One made for another plugin API is ignored.
 *
 * @param versions of one plugin in one organization, in any order
 * @param pin the version to stay at, or null to follow the newest one
 */
export function versionsInUse<Version extends DecidedVersion>(
  versions: readonly Version[],
  pin: string | null,
): Version[] {
  const usable = newestFirst(versions).filter(
    ({ state, manifest }) => state === 'enabled' && engineProblem(manifest) === null,
  )
  const pinned = usable.findIndex(({ version }) => version === pin)
  return pinned === -1 ? usable : usable.slice(pinned)
}
