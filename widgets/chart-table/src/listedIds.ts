import { dataPointIdAt, placesIn } from '@airshed/kit/define'
import type { ChartTableConfig } from './config.ts'

type ViewState = Readonly<Record<string, unknown>>

/** The parameters found on a device, as `viewState.found` stores them. */
export interface FoundParameters {
  nodeId: string
  dataPointIds: readonly string[]
}

/** What was found on the device; null while that is unknown or belongs to another device. */
export function foundIn(viewState: ViewState, nodeId: string): FoundParameters | null {
  const { found } = viewState
  if (typeof found !== 'object' || found === null || !('nodeId' in found)) return null
  const { nodeId: of, dataPointIds } = found as Partial<Record<keyof FoundParameters, unknown>>
  if (of !== nodeId || !Array.isArray(dataPointIds)) return null
  return { nodeId, dataPointIds: dataPointIds.filter((id) => typeof id === 'string') }
}

/** The data points of the device that are listed: the chosen ones, otherwise all that were found. */
export function ownIds(config: ChartTableConfig, viewState: ViewState): readonly string[] {
  const { node_id: nodeId, selected_data_point_ids: chosen = [] } = config
  return chosen.length > 0 ? chosen : (foundIn(viewState, nodeId)?.dataPointIds ?? [])
}

/** Parameter id of a data point: the part after its connection. */
export const pathOf = (dataPointId: string): string =>
  dataPointId.slice(dataPointId.indexOf('/') + 1)

/** The data points of the device, then the same parameters of the devices it is compared with. */
export function listedIds(config: ChartTableConfig, viewState: ViewState): readonly string[] {
  const own = ownIds(config, viewState)
  const places = placesIn(viewState)
  const others = (config.nodes ?? []).filter((nodeId) => nodeId !== config.node_id)
  const beside = others.flatMap((nodeId) =>
    own.map((id) => dataPointIdAt(nodeId, pathOf(id), places)),
  )
  return [...new Set([...own, ...beside])]
}
