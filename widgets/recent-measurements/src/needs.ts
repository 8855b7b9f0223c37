import type { DataNeed } from '@airshed/kit/define'
import { COUNT_DEFAULT, type RecentMeasurementsConfig } from './config.ts'

/** The names of the devices, and the newest readings of each data point, whatever their age. */
export function needs(config: RecentMeasurementsConfig): readonly DataNeed[] {
  const { node_id: nodeIds, selected_data_point_ids: dataPointIds, count = COUNT_DEFAULT } = config
  if (dataPointIds.length === 0) return []
  return [
    { kind: 'nodes', nodeIds, includes: [] },
    {
      kind: 'measurements',
      dataPointIds,
      window: { lastPoints: count },
      statistic: 'mean',
      live: true,
    },
  ]
}
