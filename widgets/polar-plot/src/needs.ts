import type { DataNeed } from '@airshed/kit/define'
import type { PolarPlotConfig } from './config.ts'

/** The polar plot over the range of the page, and what is measured. */
export function needs(config: PolarPlotConfig): readonly DataNeed[] {
  const { node_id: nodeId } = config
  const ids = {
    speedDataPointId: config.speed_data_point_id,
    directionDataPointId: config.direction_data_point_id,
    pollutantDataPointId: config.pollutant_data_point_id,
  }
  if (nodeId === '' || Object.values(ids).includes('')) return []
  return [
    { kind: 'nodes', nodeIds: [nodeId], includes: ['data_points'] },
    { kind: 'polarPlot', ...ids },
  ]
}
