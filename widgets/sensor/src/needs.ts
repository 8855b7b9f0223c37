import { foundIn, type DataNeed, type NeedsContext } from '@airshed/kit/define'
import type { SensorConfig } from './config.ts'

type ViewState = NeedsContext['viewState']

/** The data points that are listed: the chosen ones, otherwise all that were found on the sensor. */
export function listedIds(config: SensorConfig, viewState: ViewState): readonly string[] {
  const { device_id: sensorId, selected_data_point_ids: chosen = [] } = config
  return chosen.length > 0 ? chosen : (foundIn(viewState, sensorId) ?? [])
}

/**
 * The device with its sensors, data points and profiles, its air by hours, and the readings of what is listed over the range
 * of the page. Without a choice, the list is known only once the device is.
 */
export function needs(
  config: SensorConfig,
  { viewState }: Pick<NeedsContext, 'viewState'>,
): readonly DataNeed[] {
  const { node_id: nodeId, device_id: sensorId } = config
  if (nodeId === '' || sensorId === '') return []
  const dataPointIds = listedIds(config, viewState)
  const node: DataNeed = {
    kind: 'nodes',
    nodeIds: [nodeId],
    includes: ['configuration', 'data_points', 'profiles'],
  }
  if (dataPointIds.length === 0) return [node]
  return [
    node,
    { kind: 'airQuality', nodeIds: [nodeId], isOptional: true },
    { kind: 'measurements', dataPointIds, window: 'range', statistic: 'mean', live: true },
    { kind: 'statistics', dataPointIds },
  ]
}
