import type { DataNeed } from '@airshed/kit/define'
import type { WindRoseConfig } from './config.ts'

/**
 * The rose over the range of the page, and the newest reading of each of its series, which has the name,
 * the unit and the faults.
 */
export function needs(config: WindRoseConfig): readonly DataNeed[] {
  const { node_id: nodeId, speed_data_point_id: speed, direction_data_point_id: direction } = config
  const isPollution = config.mode === 'pollution'
  const pollutant = isPollution ? (config.pollutant_data_point_id ?? '') : null
  if (nodeId === '' || speed === '' || direction === '' || pollutant === '') return []
  const breaks = speedBreaks(config.bins)
  return [
    { kind: 'nodes', nodeIds: [nodeId], includes: [] },
    {
      kind: 'measurements',
      dataPointIds: [speed, direction, ...(pollutant === null ? [] : [pollutant])],
      window: { lastPoints: 1, until: 'range' },
      statistic: 'mean',
      live: true,
    },
    {
      kind: 'rose',
      speedDataPointId: speed,
      directionDataPointId: direction,
      ...(pollutant === null ? {} : { pollutantDataPointId: pollutant }),
      ...(breaks === null ? {} : { speedBreaks: breaks }),
    },
  ]
}

/** The breaks that the settings name, such as `2-4-6`; null: four classes over the range. */
const speedBreaks = (bins: WindRoseConfig['bins']): readonly number[] | null =>
  bins === undefined || bins === 'auto' ? null : bins.split('-').map(Number)
