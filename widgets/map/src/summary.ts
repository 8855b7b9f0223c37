import type { PluginIntl, WidgetData } from '@airshed/kit'
import type { MapConfig } from './config.ts'
import { readDevice } from './devices/mapDevice.ts'
import { countStates } from './devices/stateCounts.ts'
import { countText } from './devices/stateText.ts'

/** Name of the map, how many devices it has, in which states, and how many have no position. */
export function summary(config: MapConfig, data: WidgetData, intl: PluginIntl): string {
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  const { nodes, airQuality, asOfMs } = data
  const devices = nodes.map(
    (node) => readDevice(node, airQuality[node.node_id], asOfMs ?? 0).device,
  )
  if (devices.length === 0) return intl.formatMessage({ id: 'summary.empty' }, { name })
  const sentence = intl.formatMessage(
    { id: 'summary' },
    { name, count: devices.length, states: countText(countStates(devices), intl) },
  )
  const lost = devices.filter(({ position }) => position === null).length
  return lost === 0
    ? sentence
    : `${sentence} ${intl.formatMessage({ id: 'summary.unplaced' }, { count: lost })}`
}
