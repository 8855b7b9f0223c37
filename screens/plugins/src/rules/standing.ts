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

const isOwn = ({ is_from_another: isFromAnother }: PluginVersion): boolean => !isFromAnother

/**
 * The version that speaks for the plugin: the one in use, else the newest one, but not what somebody
 * else published under its name.
 */
export function speakingVersion(plugin: PluginSummary): PluginVersion | undefined {
  const { current_version: current, versions } = plugin
  return versionNamed(plugin, current) ?? versions.find(isOwn) ?? versions[0]
}

/** Versions that wait for a decision and are newer than what is in use, the newest first. */
function newerWaiting({ versions, current_version: current }: PluginSummary): PluginVersion[] {
  const used = versions.findIndex(({ version }) => version === current)
  return (used < 0 ? versions : versions.slice(0, used)).filter(waits)
}

/** The newest version that waits for a decision and is newer than what is in use. */
export const waitingVersion = (plugin: PluginSummary): PluginVersion | undefined =>
  newerWaiting(plugin).find(isOwn)

/** The same, of what somebody else published under its name without a signature. */
export const waitingFromAnother = (plugin: PluginSummary): PluginVersion | undefined =>
  newerWaiting(plugin).find((version) => !isOwn(version))

/**
 * The newest version above the one in use that could be used instead: it waits for a decision, or a pin
 * keeps it out. What somebody disabled, cannot run here, or was published by somebody else is no news.
 */
export function newerVersion({
  versions,
  current_version: current,
}: PluginSummary): PluginVersion | undefined {
  const used = versions.findIndex(({ version }) => version === current)
  return versions
    .slice(0, Math.max(used, 0))
    .filter(isOwn)
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
