import { zoneIn, type DataNeed, type NeedsContext } from '@airshed/kit/define'
import type { TrendConfig } from './config.ts'

/** The months that the range of the page touches, in standard time of the place once its zone is known. */
export function needs(
  { node_id: nodeId, data_point_id: dataPointId }: TrendConfig,
  { viewState = {} }: Partial<NeedsContext> = {},
): readonly DataNeed[] {
  if (nodeId === '' || dataPointId === '') return []
  const timezone = zoneIn(viewState)
  return [
    { kind: 'nodes', nodeIds: [nodeId], includes: ['data_points'] },
    {
      kind: 'steps',
      dataPointIds: [dataPointId],
      unit: 'month',
      standardTime: true,
      ...(timezone === null ? {} : { timezone }),
    },
  ]
}
