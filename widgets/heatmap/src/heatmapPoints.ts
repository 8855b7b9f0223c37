import { dataPointIdAt } from '@airshed/kit/define'
import type { HeatmapConfig } from './config.ts'

/** A device and where it measures the parameter. */
export interface HeatmapPoint {
  nodeId: string
  dataPointId: string
}

/**
 * The rows of a heat map, in the order of its devices: for each the data point that the settings name,
 * otherwise the one at its main connection.
 */
export function heatmapPoints(config: HeatmapConfig): readonly HeatmapPoint[] {
  const { node_id: nodeIds, selected_path: path, data_point_id: named = [] } = config
  return [...new Set(nodeIds)].map((nodeId) => {
    const serial = nodeId.replace(/:\d+$/, '')
    const own = named.find((id) => id.startsWith(`${serial}.`) && id.endsWith(`/${path}`))
    return { nodeId, dataPointId: own ?? dataPointIdAt(nodeId, path) }
  })
}
