import { dataPointIdAt, placesIn, type DataNeed, type NeedsContext } from '@airshed/kit/define'
import type { TableConfig } from './config.ts'

/**
 * The devices with their data points and profiles, the newest reading of each parameter, and if its trend
 * line is shown its readings over the range of the page.
 */
export function needs(
  config: TableConfig,
  { viewState }: Pick<NeedsContext, 'viewState'>,
): readonly DataNeed[] {
  const { node_id: nodeIds, selected_paths: paths, show_sparkline: showsCourse } = config
  if (nodeIds.length === 0 || paths.length === 0) return []
  const places = placesIn(viewState)
  const series = {
    kind: 'measurements',
    dataPointIds: nodeIds.flatMap((nodeId) =>
      paths.map((path) => dataPointIdAt(nodeId, path, places)),
    ),
    statistic: 'mean',
    live: true,
  } as const
  return [
    { kind: 'nodes', nodeIds, includes: ['data_points', 'profiles'] },
    { ...series, window: { lastPoints: 1 } },
    ...(showsCourse === true ? [{ ...series, window: 'range' } as const] : []),
  ]
}
