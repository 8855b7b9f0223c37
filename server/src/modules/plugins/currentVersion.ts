import { comparePluginVersions, engineProblem, type Manifest } from '@airshed/contract'
import type { PluginState } from '@airshed/schemas'

/** What decides whether a version is used. */
export interface DecidedVersion {
  readonly version: string
  readonly state: PluginState
  readonly manifest: Manifest
}

/** Versions of one plugin, the newest first. */
export const newestFirst = <Version extends Pick<DecidedVersion, 'version'>>(
  versions: readonly Version[],
): Version[] => versions.toSorted((a, b) => comparePluginVersions(b.version, a.version))

/**
 * The versions of a plugin that are used, the current one first: the pinned one, else the newest;
 * then the enabled ones below it, which draw what was saved with them. One that was made for another
 * plugin API counts as if it were not there.
 *
 * @param versions of one plugin in one organization, in any order
 * @param pin the version to stay at; null follows the newest one
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
