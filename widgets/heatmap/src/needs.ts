import { countableStepMs, type DataNeed, type NeedsContext } from '@airshed/kit/define'
import type { HeatmapConfig } from './config.ts'
import { heatmapPoints } from './heatmapPoints.ts'

/** The parameter of each device over the range of the page, and the profiles that judge it. */
export function needs(
  config: HeatmapConfig,
  { range }: Pick<NeedsContext, 'range'>,
): readonly DataNeed[] {
  const { node_id: nodeIds, selected_path: path } = config
  if (nodeIds.length === 0 || path === '') return []
  const averagingMs = countableStepMs(range.to - range.from)
  return [
    { kind: 'nodes', nodeIds, includes: ['profiles'] },
    {
      kind: 'measurements',
      dataPointIds: heatmapPoints(config).map(({ dataPointId }) => dataPointId),
      window: 'range',
      statistic: 'mean',
      ...(averagingMs === undefined ? {} : { averagingMs }),
      live: true,
    },
  ]
}
