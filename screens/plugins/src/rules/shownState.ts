import type { PluginSummary, PluginVersion } from '@airshed/console-kit'

/**
 * The state of a plugin in its organization.
 *
 * - `enabled` a version is in use
 * - `waiting` none is, and one waits for a decision
 * - `disabled` none is, because somebody decided so
 * - `broken` none is, because what was enabled can no longer run here
 */
export type ShownState = 'enabled' | 'waiting' | 'disabled' | 'broken'

const waits = ({ state, problem }: PluginVersion): boolean =>
  state === 'available' && problem === null

export function shownStateOf({ current_version: current, versions }: PluginSummary): ShownState {
  if (current !== null) return 'enabled'
  if (versions.some(({ state, problem }) => state === 'enabled' && problem !== null))
    return 'broken'
  if (versions.some(waits)) return 'waiting'
  return versions.some(({ state }) => state === 'disabled') ? 'disabled' : 'broken'
}

/** The version with this name. */
export function versionNamed(
  { versions }: PluginSummary,
  name: string | null,
): PluginVersion | undefined {
  return versions.find(({ version }) => version === name)
}

const isOwn = ({ is_from_another: isFromAnother }: PluginVersion): boolean => !isFromAnother

/**
 * The version that represents the plugin: the one in use, otherwise the newest one, but not what somebody
 * else published under its name.
 */
export function speakingVersion(plugin: PluginSummary): PluginVersion | undefined {
  const { current_version: current, versions } = plugin
  return versionNamed(plugin, current) ?? versions.find(isOwn) ?? versions[0]
}

/** Versions that wait for a decision and are newer than the one in use, newest first. */
function newerWaiting({ versions, current_version: current }: PluginSummary): PluginVersion[] {
  const used = versions.findIndex(({ version }) => version === current)
  return (used < 0 ? versions : versions.slice(0, used)).filter(waits)
}

/** The newest version that waits for a decision and is newer than the one in use. */
export const waitingVersion = (plugin: PluginSummary): PluginVersion | undefined =>
  newerWaiting(plugin).find(isOwn)

/** The same for a version that somebody else published under its name without a signature. */
export const waitingFromAnother = (plugin: PluginSummary): PluginVersion | undefined =>
  newerWaiting(plugin).find((version) => !isOwn(version))

/**
 * The newest version above the one in use that could replace it: it waits for a decision, or a pin
 * prevents it. Versions that were disabled, cannot run here, or were published by somebody else do not
 * count.
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

/** Whether a version is older than the one in use; false if none is. */
export function isOlder(
  { versions, current_version: current }: PluginSummary,
  { version }: Pick<PluginVersion, 'version'>,
): boolean {
  const at = (name: string | null): number => versions.findIndex((one) => one.version === name)
  return current !== null && at(version) > at(current)
}
