import {
  formatValue,
  seriesStatistics,
  type Frame,
  type PluginIntl,
  type RangeStatistics,
  type WidgetData,
} from '@airshed/kit'
import { byBasis } from './byBasis.ts'
import type { ChartConfig } from './config.ts'

/** From the first reading to the last: a summary does not get the range of the page. */
const ALWAYS = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

function seriesText(
  frame: Frame,
  statistics: RangeStatistics | undefined,
  intl: PluginIntl,
): string {
  const { latest } = seriesStatistics(frame, ALWAYS)
  const { minimum = null, maximum = null } = statistics ?? {}
  const { label: name, unit, precision } = frame
  const write = (value: number | null): string => formatValue(value, intl.locale, precision)
  if (latest === null) return intl.formatMessage({ id: 'summary.seriesEmpty' }, { name })
  const values = { name, unit, latest: write(latest) }
  // A direction is circular and has neither; those of many readings arrive a little later.
  if (minimum === null) return intl.formatMessage({ id: 'summary.direction' }, values)
  return intl.formatMessage(
    { id: 'summary.series' },
    { ...values, minimum: write(minimum), maximum: write(maximum) },
  )
}

/** Name of the chart, and of each series its span and latest value. */
export function summary(config: ChartConfig, data: WidgetData, intl: PluginIntl): string {
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  if (config.selected_data_point_ids.length === 0) {
    return intl.formatMessage({ id: 'summary.noParameters' }, { name })
  }
  const isEmpty = data.frames.every(({ values }) => values.every(Number.isNaN))
  if (isEmpty) return intl.formatMessage({ id: 'summary.empty' }, { name })
  const details = byBasis(data.frames)
    .frames.map((frame) => seriesText(frame, data.statistics[frame.dataPointId], intl))
    .join('; ')
  return intl.formatMessage({ id: 'summary' }, { name, details })
}
