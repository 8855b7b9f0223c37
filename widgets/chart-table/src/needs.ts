import type { DataNeed, NeedsContext } from '@airshed/kit/define'
import type { ChartTableConfig } from './config.ts'
import { listedIds } from './listedIds.ts'
import { percentsOf } from './percents.ts'

/**
 * The devices with their data points and profiles, and the readings of what is listed over the range of
 * the page. Without a choice, the list is known only once the device is: see `useFound`.
 */
export function needs(
  config: ChartTableConfig,
  { viewState }: Pick<NeedsContext, 'viewState'>,
): readonly DataNeed[] {
  const { node_id: nodeId, nodes = [] } = config
  if (nodeId === '') return []
  const dataPointIds = listedIds(config, viewState)
  const percentiles = percentsOf(config)
  return [
    {
      kind: 'nodes',
      nodeIds: [...new Set([nodeId, ...nodes])],
      includes: ['data_points', 'profiles'],
    },
    ...(dataPointIds.length === 0
      ? []
      : [
          {
            kind: 'measurements',
            dataPointIds,
            window: 'range',
            statistic: 'mean',
            live: true,
          } as const,
          {
            kind: 'statistics',
            dataPointIds,
            ...(percentiles.length === 0 ? {} : { percentiles }),
          } as const,
        ]),
  ]
}
