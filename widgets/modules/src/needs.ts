import { foundIn, type DataNeed, type NeedsContext } from '@airshed/kit/define'
import type { ModulesConfig } from './config.ts'

/**
 * The device with its sensors and data points, and once these are known the newest reading of each, as
 * their flags indicate faults.
 */
export function needs(
  { node_id: nodeId }: ModulesConfig,
  { viewState }: Pick<NeedsContext, 'viewState'>,
): readonly DataNeed[] {
  if (nodeId === '') return []
  const dataPointIds = foundIn(viewState, nodeId) ?? []
  const node: DataNeed = {
    kind: 'nodes',
    nodeIds: [nodeId],
    includes: ['configuration', 'data_points'],
  }
  if (dataPointIds.length === 0) return [node]
  return [
    node,
    {
      kind: 'measurements',
      dataPointIds,
      window: { lastPoints: 1 },
      statistic: 'mean',
      live: true,
    },
  ]
}
