import type { DataNeed } from '@airshed/kit/define'
import type { TimeVariationConfig } from './config.ts'

/** The usual course over the range of the page, by the clock of the device, and what is measured. */
export function needs(config: TimeVariationConfig): readonly DataNeed[] {
  const { node_id: nodeId, data_point_id: dataPointId } = config
  if (nodeId === '' || dataPointId === '') return []
  return [
    { kind: 'nodes', nodeIds: [nodeId], includes: ['data_points'] },
    { kind: 'cycles', dataPointIds: [dataPointId] },
  ]
}
