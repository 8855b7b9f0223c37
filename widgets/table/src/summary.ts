import { formatReading, type PluginIntl, type WidgetData } from '@airshed/kit'
import type { TableConfig } from './config.ts'
import { deviceRows, type DeviceRow } from './deviceRows.ts'
import { parameterHeads, type ParameterHead } from './parameterHeads.ts'

/** Where a parameter is highest and lowest. */
function spanText(
  { path, label: name, unit }: ParameterHead,
  rows: readonly DeviceRow[],
  intl: PluginIntl,
): string {
  const known = rows.flatMap(({ name: device, values }) => {
    const { frame, reading } = values[path] ?? {}
    const isCompared = frame !== undefined && frame.kind !== 'direction' && frame.kind !== 'boolean'
    if (!isCompared || reading === undefined || reading.value === null) return []
    return [{ device, value: reading.value, frame }]
  })
  const [least] = known.toSorted((one, other) => one.value - other.value)
  const greatest = known.toSorted((one, other) => other.value - one.value)[0]
  if (least === undefined || greatest === undefined) {
    return intl.formatMessage({ id: 'summary.none' }, { name })
  }
  const write = ({ value, frame }: typeof least): string => formatReading(value, intl.locale, frame)
  return intl.formatMessage(
    { id: 'summary.span' },
    {
      name,
      unit,
      minimum: write(least),
      least: least.device,
      maximum: write(greatest),
      greatest: greatest.device,
    },
  )
}

/** How many devices there are, how many of them report, and the range of values of each parameter. */
export function summary(config: TableConfig, data: WidgetData, intl: PluginIntl): string {
  const { name, selected_paths: paths } = config
  // A summary does not get the range of the page; the newest readings do not depend on it.
  const now = data.asOfMs ?? 0
  const rows = deviceRows(config, data, { from: now, to: now }, { nowMs: now, knownMs: now })
  if (rows.length === 0) return intl.formatMessage({ id: 'summary.empty' }, { name })
  const online = rows.filter(({ status }) => status === 'online').length
  const details = parameterHeads(paths, rows, data.nodes).map((head) => spanText(head, rows, intl))
  return intl.formatMessage(
    { id: 'summary' },
    { name, devices: rows.length, online, details: details.join('; ') },
  )
}
