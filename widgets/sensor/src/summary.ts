import {
  formatValue,
  readingWords,
  sensorName,
  type PluginIntl,
  type WidgetData,
} from '@airshed/kit'
import type { SensorConfig } from './config.ts'
import { connectionAt, sensorRows, type SensorRow } from './sensorRows.ts'

/** From the first reading to the last: a summary does not get the range of the page. */
function spanOf({ frames, asOfMs }: WidgetData): { from: number; to: number } {
  const starts = frames.flatMap(({ times }) => times[0] ?? [])
  return { from: Math.min(asOfMs ?? 0, ...starts), to: asOfMs ?? 0 }
}

function rowText({ frame, latest, air, statistics }: SensorRow, intl: PluginIntl): string {
  const { minimum = null, value = null, maximum = null, combination } = statistics ?? {}
  const { label: name, unit, precision, kind } = frame
  const now = readingWords({ ...latest, air, unit, precision, kind }, intl)
  const write = (value: number | null): string => formatValue(value, intl.locale, precision)
  if (combination === 'total' && value !== null) {
    return intl.formatMessage({ id: 'summary.total' }, { name, now, total: write(value) })
  }
  const isMean = combination === 'mean' || combination === 'energyMean'
  if (minimum === null || value === null || !isMean) {
    return intl.formatMessage({ id: 'summary.latest' }, { name, now })
  }
  return intl.formatMessage(
    { id: 'summary.parameter' },
    { name, now, minimum: write(minimum), average: write(value), maximum: write(maximum) },
  )
}

/** Name of the sensor, and for each parameter its latest value and the figures that its kind has. */
export function summary(config: SensorConfig, data: WidgetData, intl: PluginIntl): string {
  const node = data.nodes.find(({ _id }) => _id === config.node_id)
  const sensor = node === undefined ? null : (connectionAt(node, config.device_id)?.sensor ?? null)
  const given = config.name?.trim() || intl.formatMessage({ id: 'title' })
  const title = sensor === null ? given : `${given}, ${sensorName(sensor)}`
  if (node === undefined || data.frames.length === 0) {
    return intl.formatMessage({ id: 'summary.empty' }, { title })
  }
  const rows = sensorRows(data, node, spanOf(data))
  const details = rows.map((row) => rowText(row, intl)).join('; ')
  return intl.formatMessage({ id: 'summary' }, { title, details })
}
