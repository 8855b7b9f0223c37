import { zoneIn, type DataNeed, type NeedsContext } from '@airshed/kit/define'
import type { CalendarPlotConfig } from './config.ts'

/**
 * The days that the range of the page touches, in the zone of the place once that is known; what is
 * measured, and which profiles grade it.
 */
export function needs(
  config: CalendarPlotConfig,
  { viewState = {} }: Partial<NeedsContext> = {},
): readonly DataNeed[] {
  const { node_id: nodeId, data_point_id: dataPointId } = config
  if (nodeId === '' || dataPointId === '') return []
  const timezone = zoneIn(viewState)
  return [
    { kind: 'nodes', nodeIds: [nodeId], includes: ['data_points', 'profiles'] },
    {
      kind: 'steps',
      dataPointIds: [dataPointId],
      unit: 'day',
      ...(timezone === null ? {} : { timezone }),
    },
  ]
}
