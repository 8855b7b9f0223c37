import { comparePluginVersions, type PluginOffer } from '@airshed/console-kit'

/**
 * How an offer relates to what the organization has.
 *
 * - `new` it can be installed
 * - `update` it is newer than what is here
 * - `installed`, `waiting`, `disabled` it is here, and was decided about, or needs a decision
 * - `refused` it cannot be installed here
 */
export type StateOfOffer = 'new' | 'update' | 'installed' | 'waiting' | 'disabled' | 'refused'

const HERE = { enabled: 'installed', available: 'waiting', disabled: 'disabled' } as const

export function stateOfOffer({
  problem,
  version,
  installed_version: installed,
  installed_state: state,
}: Pick<
  PluginOffer,
  'problem' | 'version' | 'installed_version' | 'installed_state'
>): StateOfOffer {
  const isNewer = installed === null || comparePluginVersions(version, installed) > 0
  if (!isNewer) return HERE[state ?? 'enabled']
  if (problem !== null) return 'refused'
  return installed === null ? 'new' : 'update'
}
