import { comparePluginVersions, type PluginOffer } from '@airshed/console-kit'

/** `new`: it can be installed; `update`: a newer version than what is here. */
export type OfferStanding = 'new' | 'update' | 'installed' | 'refused'

/** How an offer stands to what the organization has. */
export function offerStanding({
  problem,
  version,
  installed_version: installed,
}: Pick<PluginOffer, 'problem' | 'version' | 'installed_version'>): OfferStanding {
  const isNewer = installed === null || comparePluginVersions(version, installed) > 0
  if (!isNewer) return 'installed'
  if (problem !== null) return 'refused'
  return installed === null ? 'new' : 'update'
}
