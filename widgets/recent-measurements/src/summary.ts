import {
  belowLimitWords,
  formatReading,
  hiddenReadingWords,
  timeFormat,
  type Frame,
  type PluginIntl,
  type WidgetData,
} from '@airshed/kit'
import { COUNT_DEFAULT, type RecentMeasurementsConfig } from './config.ts'
import { measurementRows, type MeasurementRow } from './measurementRows.ts'

function valueText(frame: Frame, { measured }: MeasurementRow, intl: PluginIntl): string {
  const { label: name, unit, kind, dataPointId } = frame
  const { value = null, hidden = null, belowLimit } = measured[dataPointId] ?? {}
  if (hidden !== null) {
    const reason = hiddenReadingWords(hidden, unit, intl)
    return intl.formatMessage({ id: 'summary.fault' }, { name, reason })
  }
  if (belowLimit !== undefined) return `${name} ${belowLimitWords(belowLimit, unit, intl)}`
  if (value === null) return intl.formatMessage({ id: 'summary.none' }, { name })
  const words =
    kind === 'boolean'
      ? intl.formatMessage({ id: value === 0 ? 'reading.no' : 'reading.yes' })
      : `${formatReading(value, intl.locale, frame)} ${unit}`.trim()
  return `${name} ${words}`
}

/** How many readings there are, how many gaps, and the newest one. */
export function summary(
  config: RecentMeasurementsConfig,
  data: WidgetData,
  intl: PluginIntl,
): string {
  const { name, count = COUNT_DEFAULT } = config
  const rows = measurementRows(data.frames, count, data.asOfMs ?? 0)
  const readings = rows.filter((row) => row.kind === 'readings')
  const [newest] = readings
  if (newest === undefined) return intl.formatMessage({ id: 'summary.empty' }, { name })
  const values = data.frames
    .filter(({ dataPointId }) => newest.measured[dataPointId] !== undefined)
    .map((frame) => valueText(frame, newest, intl))
  const time = timeFormat(intl.locale, intl.timeZone ?? 'UTC').dateTime(newest.atMs)
  const gaps = rows.length - readings.length
  return intl.formatMessage(
    { id: 'summary' },
    { name, count: readings.length, gaps, time, values: values.join('; ') },
  )
}
