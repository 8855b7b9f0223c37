import compare from 'semver/functions/compare.js'
import satisfies from 'semver/functions/satisfies.js'
import valid from 'semver/functions/valid.js'
import { contractErrorText } from '../errors/errorTable.ts'
import { PLUGIN_API_VERSION } from '../version.ts'

/** Whether a text is a semantic version without build metadata, and nothing else. */
export const isPluginVersion = (version: string): boolean => valid(version) === version

/**
 * Compares two versions by semantic versioning: negative when the first is the older one.
 *
 * @throws TypeError for a text that is not a version, see {@link isPluginVersion}
 */
export const comparePluginVersions = (first: string, second: string): number =>
  compare(first, second)

/** Why a plugin cannot run with this plugin API; null when it can. */
export function engineProblem(manifest: {
  readonly id: string
  readonly engines: { readonly airshed: string }
}): string | null {
  const { id, engines } = manifest
  if (satisfies(PLUGIN_API_VERSION, engines.airshed)) return null
  return contractErrorText('PLUGIN_ENGINE_MISMATCH', {
    id,
    wanted: engines.airshed,
    actual: PLUGIN_API_VERSION,
  })
}
