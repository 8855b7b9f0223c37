import { oneDeviceName, type WidgetData } from '@airshed/kit'
import type { AirQualityIndexConfig } from './config.ts'

/** A widget of one device is named after its device, one of several has a title of its own. */
export function nameOf(
  { node_id: nodeIds }: AirQualityIndexConfig,
  data: Pick<WidgetData, 'nodes'>,
): string | null {
  const [nodeId] = nodeIds
  return nodeIds.length === 1 && nodeId !== undefined
    ? oneDeviceName({ node_id: nodeId }, data)
    : null
}
