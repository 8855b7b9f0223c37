import type { SavedConfig } from '@airshed/kit/define'

/** The devices that settings name; none where they name no list of them. */
export function nodeIdsIn(config: SavedConfig): readonly string[] {
  const ids = config['node_id']
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

/** The settings without devices that are gone; the same object where none is. */
export function withoutNodes(config: SavedConfig, missing: readonly string[]): SavedConfig {
  const ids = nodeIdsIn(config)
  const kept = ids.filter((id) => !missing.includes(id))
  return kept.length === ids.length ? config : { ...config, node_id: kept }
}
