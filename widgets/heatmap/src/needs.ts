import type { DataNeed, NeedsContext } from '@airshed/kit/define'
import type { HeatmapConfig } from './config.ts'
import { heatmapLayout } from './heatmapLayout.ts'
import { heatmapPoints } from './heatmapPoints.ts'
import { heatmapStep } from './heatmapStep.ts'

/**
 * The figures of the parameter of each device for each step, the newest reading, which shows whether its
 * sensor is faulty, and the profiles that grade it.
 */
export function needs(
  config: HeatmapConfig,
  { range, viewState = {} }: Pick<NeedsContext, 'range'> & Partial<NeedsContext>,
): readonly DataNeed[] {
  const { node_id: nodeIds, selected_path: path } = config
  if (nodeIds.length === 0 || path === '') return []
  const layout = heatmapLayout(viewState)
  const { unit, every } = heatmapStep(range.to - range.from, layout)
  const dataPointIds = heatmapPoints(config).map(({ dataPointId }) => dataPointId)
  return [
    { kind: 'nodes', nodeIds, includes: ['profiles'] },
    {
      kind: 'measurements',
      dataPointIds,
      window: { lastPoints: 1, until: 'range' },
      statistic: 'mean',
      live: true,
    },
    {
      kind: 'steps',
      dataPointIds,
      unit,
      every,
      ...(layout.timezone === null ? {} : { timezone: layout.timezone }),
    },
  ]
}
