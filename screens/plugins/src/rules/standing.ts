import type { PluginSummary, PluginVersion } from '@airshed/console-kit'

/**
 * How a plugin stands in its organization.
 *
 * - `enabled` a version is in use
 * - `waiting` none is, and one waits for a decision
 * - `disabled` none is, because somebody decided so
 * - `broken` none is, because what was enabled cannot run here any more
 */
export type Standing = 'enabled' | 'waiting' | 'disabled' | 'broken'

const waits = ({ state, problem }: PluginVersion): boolean =>
  state === 'available' && problem === null

export function standingOf({ current_version: current, versions }: PluginSummary): Standing {
  if (current !== null) return 'enabled'
  if (versions.some(({ state, problem }) => state === 'enabled' && problem !== null))
    return 'broken'
  if (versions.some(waits)) return 'waiting'
  return versions.some(({ state }) => state === 'disabled') ? 'disabled' : 'broken'
}

/** The version of this name. */
export function versionNamed(
  { versions }: PluginSummary,
  name: string | null,
): PluginVersion | undefined {
  return versions.find(({ version }) => version === name)
}

/** The version that speaks for the plugin: the one in use, else the newest one. */
export function speakingVersion(plugin: PluginSummary): PluginVersion | undefined {
  return versionNamed(plugin, plugin.current_version) ?? plugin.versions[0]
}

/** The newest version that waits for a decision and is newer than what is in use. */
export function waitingVersion({
  versions,
  current_version: current,
}: PluginSummary): PluginVersion | undefined {
  const used = versions.findIndex(({ version }) => version === current)
  return (used < 0 ? versions : versions.slice(0, used)).find(waits)
}

/**
 * The newest version above the one in use that could be used instead: it waits for a decision, or a pin
 * keeps it out. What somebody disabled, or cannot run here, is no news.
 */
export function newerVersion({
  versions,
  current_version: current,
}: PluginSummary): PluginVersion | undefined {
  const used = versions.findIndex(({ version }) => version === current)
  return versions
    .slice(0, Math.max(used, 0))
    .find(({ state, problem }) => state !== 'disabled' && problem === null)
}

/** Whether a version is older than the one in use; false where none is. */
export function isOlder(
  { versions, current_version: current }: PluginSummary,
  { version }: Pick<PluginVersion, 'version'>,
): boolean {
  const at = (name: string | null): number => versions.findIndex((one) => one.version === name)
  return current !== null && at(version) > at(current)
}
