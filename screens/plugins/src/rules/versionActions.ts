import type { PluginSummary, PluginVersion } from '@airshed/console-kit'
import { isOlder } from './shownState.ts'

/**
 * The decisions about a version.
 *
 * - `install` lets a waiting version run; what it may do is shown first
 * - `enable` the same for a disabled one
 * - `use` pins this version, which is newer than the one in use; `roll-back` an older one
 */
export type VersionAction =
  | 'install'
  | 'enable'
  | 'use'
  | 'roll-back'
  | 'disable'
  | 'trust'
  | 'isolate'
  | 'remove'

/**
 * The decisions offered for a version of a plugin, the most likely first. A version that cannot run here
 * may only be disabled or removed.
 */
export function versionActions(
  plugin: PluginSummary,
  { version, state, tier, problem }: PluginVersion,
): readonly VersionAction[] {
  const canRun = problem === null
  if (state === 'available') return canRun ? ['install', 'remove'] : ['remove']
  if (state === 'disabled') return canRun ? ['enable', 'remove'] : ['remove']
  const tierAction: VersionAction[] = tier === 'trusted' ? ['isolate'] : canRun ? ['trust'] : []
  const rest: VersionAction[] = ['disable', ...tierAction, 'remove']
  if (!canRun || version === plugin.current_version) return rest
  return [isOlder(plugin, { version }) ? 'roll-back' : 'use', ...rest]
}

/** Why a version may not be trusted: ids of texts, and what the server found in its code. */
export interface TrustObstacles {
  /** The user lacks the right to decide. */
  readonly isRightMissing: boolean
  /** Messages from the server. */
  readonly problems: readonly string[]
}

/** The reasons against trusting a version; null if there are none. */
export function trustObstacles(
  { trust_problems: problems }: PluginVersion,
  mayTrust: boolean,
): TrustObstacles | null {
  return mayTrust && problems.length === 0 ? null : { isRightMissing: !mayTrust, problems }
}
