import type { DataNeed } from '@airshed/kit/define'
import type { NewPluginConfig } from './config.ts'

/** The readings of the data point over the range of the page, and the profile that grades them. */
export function needs(config: NewPluginConfig): readonly DataNeed[] {
  const { node_id: nodeId, data_point_id: dataPointId } = config
  if (nodeId === '' || dataPointId === '') return []
  return [
    { kind: 'nodes', nodeIds: [nodeId], includes: ['profiles'] },
    {
      kind: 'measurements',
      dataPointIds: [dataPointId],
      window: 'range',
      statistic: 'mean',
      live: true,
    },
  ]
}
