import type { SavedConfig } from '@airshed/kit/define'

/** The device ids in settings; none if they contain no list of them. */
export function nodeIdsIn(config: SavedConfig): readonly string[] {
  const ids = config['node_id']
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

/** The settings without missing devices; the same object if none is missing. */
export function withoutNodes(config: SavedConfig, missing: readonly string[]): SavedConfig {
  const ids = nodeIdsIn(config)
  const kept = ids.filter((id) => !missing.includes(id))
  return kept.length === ids.length ? config : { ...config, node_id: kept }
}
