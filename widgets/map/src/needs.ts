import type { DataNeed } from '@airshed/kit/define'
import type { MapConfig } from './config.ts'

/** The devices with their data points and profiles; kept current while the page is live. */
export function needs(config: MapConfig): readonly DataNeed[] {
  if (config.node_id.length === 0) return []
  return [{ kind: 'nodes', nodeIds: config.node_id, includes: ['data_points', 'profiles'] }]
}
