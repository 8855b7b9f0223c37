import type { DataNeed } from '@airshed/kit/define'
import type { AirQualityIndexConfig } from './config.ts'

/** The air of the devices, what they measure, and the standards that grade them. */
export function needs({ node_id: nodeIds }: AirQualityIndexConfig): readonly DataNeed[] {
  if (nodeIds.length === 0) return []
  return [
    { kind: 'nodes', nodeIds, includes: ['data_points', 'profiles'] },
    { kind: 'airQuality', nodeIds },
  ]
}
