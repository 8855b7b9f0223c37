import {
  formatValue,
  seriesStatistics,
  type Frame,
  type PluginIntl,
  type RangeStatistics,
  type WidgetData,
} from '@airshed/kit'
import type { ChartTableConfig } from './config.ts'

/** From the first reading to the last: a summary does not get the range of the page. */
const ALWAYS = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

const isMean = (combination: RangeStatistics['combination'] | undefined): boolean =>
  combination === 'mean' || combination === 'energyMean'

function parameterText(
  frame: Frame,
  statistics: RangeStatistics | undefined,
  intl: PluginIntl,
): string {
  const { latest } = seriesStatistics(frame, ALWAYS)
  const { minimum = null, value = null, maximum = null, combination } = statistics ?? {}
  const { label: name, unit, precision } = frame
  const write = (value: number | null): string => formatValue(value, intl.locale, precision)
  if (latest === null) return intl.formatMessage({ id: 'summary.none' }, { name })
  const values = { name, unit, latest: write(latest) }
  if (combination === 'total' && value !== null) {
    return intl.formatMessage({ id: 'summary.total' }, { ...values, total: write(value) })
  }
  // A direction is circular, extremes have no mean, and neither do too few readings.
  if (minimum === null || value === null || !isMean(combination)) {
    return intl.formatMessage({ id: 'summary.direction' }, values)
  }
  return intl.formatMessage(
    { id: 'summary.parameter' },
    { ...values, minimum: write(minimum), average: write(value), maximum: write(maximum) },
  )
}

/** Name and device, and for each parameter its latest value and the figures that its kind has. */
export function summary(config: ChartTableConfig, data: WidgetData, intl: PluginIntl): string {
  const node = data.nodes.find(({ _id }) => _id === config.node_id)
  const title = config.name?.trim() || intl.formatMessage({ id: 'title' })
  const name = node === undefined ? title : `${title}, ${node.presentName}`
  if (data.frames.every(({ values }) => values.every(Number.isNaN))) {
    return intl.formatMessage({ id: 'summary.empty' }, { name })
  }
  const details = data.frames
    .map((frame) => parameterText(frame, data.statistics[frame.dataPointId], intl))
    .join('; ')
  return intl.formatMessage({ id: 'summary' }, { name, details })
}
