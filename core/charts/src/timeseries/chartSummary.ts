import { formatReading, timeFormat, type UiText } from '@airshed/ui'
import type { ChartText } from '../messages/chartMessages.ts'
import type { ChartRange, ChartSeries } from '../series/chartSeries.ts'
import { seriesStatistics, type SeriesStatistics } from '../series/seriesStatistics.ts'
import { stateText } from '../series/stateText.ts'

const fullLabelOf = ({ label, fullLabel = label }: ChartSeries): string => fullLabel

/** How a summary is worded. */
interface SummaryText {
  /** BCP 47 tag. */
  locale: string
  /** IANA zone of the times. */
  timezone: string
  text: ChartText
  uiText: UiText
}

/**
 * The chart in words, for those who cannot see it.
 *
 * @param statisticsOf default looks at every value of the window
 */
export function chartSummary(
  series: readonly ChartSeries[],
  range: ChartRange,
  { locale, timezone, text, uiText }: SummaryText,
  statisticsOf: (series: ChartSeries) => SeriesStatistics = (one) => seriesStatistics(one, range),
): string {
  const format = timeFormat(locale, timezone)
  const shown = series.filter(({ isHidden }) => isHidden !== true)
  const head = {
    names: shown.map(fullLabelOf).join(', '),
    from: format.dateTime(range.from),
    to: format.dateTime(range.to),
  }
  const statistics = shown.map((one) => ({ one, ...statisticsOf(one) }))
  if (statistics.every(({ count }) => count === 0)) return text('charts.empty', head)
  const details = statistics.map(({ one, minimum, maximum, latest, count }) => {
    const { unit } = one
    const name = fullLabelOf(one)
    if (count === 0) return text('charts.seriesSummaryEmpty', { name })
    const state = stateText(one, latest, { locale, uiText })
    if (state !== null) return text('charts.seriesSummaryLatest', { name, unit, latest: state })
    const write = (value: number | null): string => formatReading(value, locale, one)
    if (minimum === null) {
      return text('charts.seriesSummaryLatest', { name, unit, latest: write(latest) })
    }
    return text('charts.seriesSummary', {
      name,
      unit,
      minimum: write(minimum),
      maximum: write(maximum),
      latest: write(latest),
    })
  })
  return text('charts.summary', { ...head, details: details.join('; ') })
}
