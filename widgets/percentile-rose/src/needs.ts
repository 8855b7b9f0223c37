import type { DataNeed } from '@airshed/kit/define'
import type { PercentileRoseConfig } from './config.ts'

/** The percentile rose over the range of the page, and what is measured. */
export function needs(config: PercentileRoseConfig): readonly DataNeed[] {
  const { node_id: nodeId, percentiles, sectors } = config
  const ids = {
    speedDataPointId: config.speed_data_point_id,
    directionDataPointId: config.direction_data_point_id,
    pollutantDataPointId: config.pollutant_data_point_id,
  }
  if (nodeId === '' || Object.values(ids).includes('')) return []
  return [
    { kind: 'nodes', nodeIds: [nodeId], includes: ['data_points'] },
    {
      kind: 'percentileRose',
      ...ids,
      ...(sectors === undefined ? {} : { sectorCount: Number(sectors) }),
      ...(percentiles === undefined ? {} : { percentiles: percentiles.split('-').map(Number) }),
    },
  ]
}
