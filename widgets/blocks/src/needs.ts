import type { DataNeed } from '@airshed/kit/define'
import type { BlocksConfig } from './config.ts'

/**
 * The devices with their profiles, their air by hours, and the newest reading of each chosen data point;
 * on a page that shows the past, the newest at the end of its range.
 */
export function needs(config: BlocksConfig): readonly DataNeed[] {
  const { node_id: nodeIds, selected_data_point_ids: dataPointIds } = config
  if (nodeIds.length === 0 || dataPointIds.length === 0) return []
  return [
    { kind: 'nodes', nodeIds, includes: ['data_points', 'profiles'] },
    { kind: 'airQuality', nodeIds, isOptional: true },
    {
      kind: 'measurements',
      dataPointIds,
      window: { lastPoints: 1, until: 'range' },
      statistic: 'mean',
      live: true,
    },
  ]
}
