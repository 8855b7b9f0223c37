import type { DataNeed } from '@airshed/kit/define'
import type { ScatterConfig } from './config.ts'

const MINUTE_MS = 60_000

/** Both parameters over the range of the page, and their descriptions. */
export function needs(config: ScatterConfig): readonly DataNeed[] {
  const { x_node_id: xNode, y_node_id: yNode, averaging = '60' } = config
  const { x_data_point_id: xDataPointId, y_data_point_id: yDataPointId } = config
  if ([xNode, yNode, xDataPointId, yDataPointId].includes('')) return []
  return [
    { kind: 'nodes', nodeIds: [...new Set([xNode, yNode])], includes: ['data_points'] },
    {
      kind: 'pairs',
      xDataPointId,
      yDataPointId,
      ...(averaging === '60' ? {} : { averagingMs: Number(averaging) * MINUTE_MS }),
    },
  ]
}
