import { countableStepMs, type DataNeed, type NeedsContext } from '@airshed/kit/define'
import type { WindRoseConfig } from './config.ts'

/** Speed and direction over the range of the page; for a pollution rose the pollutant as well. */
export function needs(
  config: WindRoseConfig,
  { range }: Pick<NeedsContext, 'range'>,
): readonly DataNeed[] {
  const { node_id: nodeId, speed_data_point_id: speed, direction_data_point_id: direction } = config
  const pollutant = config.mode === 'pollution' ? config.pollutant_data_point_id : undefined
  if (nodeId === '' || speed === '' || direction === '') return []
  const averagingMs = countableStepMs(range.to - range.from)
  return [
    { kind: 'nodes', nodeIds: [nodeId], includes: pollutant ? ['profiles'] : [] },
    {
      kind: 'measurements',
      dataPointIds: [speed, direction, ...(pollutant ? [pollutant] : [])],
      window: 'range',
      statistic: 'mean',
      ...(averagingMs === undefined ? {} : { averagingMs }),
      live: true,
    },
  ]
}
