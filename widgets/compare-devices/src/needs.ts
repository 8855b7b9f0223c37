import { dataPointIdAt, placesIn, type DataNeed, type NeedsContext } from '@airshed/kit/define'
import type { CompareDevicesConfig } from './config.ts'
import { percentOf } from './percentOf.ts'

/**
 * The devices with their data points and profiles, and the readings and figures of the parameter
 * over the range of the page.
 */
export function needs(
  config: CompareDevicesConfig,
  { viewState }: Pick<NeedsContext, 'viewState'>,
): readonly DataNeed[] {
  const { node_id: nodeIds, selected_path: path, statistic = 'mean' } = config
  if (nodeIds.length === 0 || path === '') return []
  const percent = percentOf(statistic)
  const places = placesIn(viewState)
  const dataPointIds = nodeIds.map((nodeId) => dataPointIdAt(nodeId, path, places))
  return [
    { kind: 'nodes', nodeIds, includes: ['data_points', 'profiles'] },
    {
      kind: 'measurements',
      dataPointIds,
      window: 'range',
      statistic: 'mean',
      live: true,
    },
    { kind: 'statistics', dataPointIds, ...(percent === null ? {} : { percentiles: [percent] }) },
  ]
}
