import {
  formatValue,
  seriesStatistics,
  type Frame,
  type PluginIntl,
  type WidgetData,
} from '@airshed/kit'
import type { ChartTableConfig } from './config.ts'

/** From the first reading to the last: a summary does not get the range of the page. */
const ALWAYS = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

function parameterWords(frame: Frame, intl: PluginIntl): string {
  const { minimum, average, maximum, total, latest } = seriesStatistics(frame, ALWAYS)
  const { label: name, unit, precision } = frame
  const write = (value: number | null): string => formatValue(value, intl.locale, precision)
  if (latest === null) return intl.formatMessage({ id: 'summary.none' }, { name })
  const values = { name, unit, latest: write(latest) }
  if (total !== null) {
    return intl.formatMessage({ id: 'summary.total' }, { ...values, total: write(total) })
  }
  // A direction goes round, and extremes have no mean.
  if (minimum === null || average === null)
    return intl.formatMessage({ id: 'summary.direction' }, values)
  return intl.formatMessage(
    { id: 'summary.parameter' },
    { ...values, minimum: write(minimum), average: write(average), maximum: write(maximum) },
  )
}

/** Name and device, and of each parameter its latest value and the figures that its kind has. */
export function summary(config: ChartTableConfig, data: WidgetData, intl: PluginIntl): string {
  const node = data.nodes.find(({ _id }) => _id === config.node_id)
  const title = config.name?.trim() || intl.formatMessage({ id: 'title' })
  const name = node === undefined ? title : `${title}, ${node.presentName}`
  if (data.frames.every(({ values }) => values.every(Number.isNaN))) {
    return intl.formatMessage({ id: 'summary.empty' }, { name })
  }
  const details = data.frames.map((frame) => parameterWords(frame, intl)).join('; ')
  return intl.formatMessage({ id: 'summary' }, { name, details })
}
