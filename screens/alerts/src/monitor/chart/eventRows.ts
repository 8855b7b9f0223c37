import { durationCategories, type AlertDuration, type ChartSpanRow } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import type { WatchedPoints } from '../../list/ruleText.ts'
import { categoryName } from '../categoryName.ts'
import { measuredText } from '../measuredText.ts'
import { spanNotes, spanText } from '../spanText.ts'

/** Number of series colours in a theme. */
const SERIES = 6
/** Times without data, in the colour of that state. */
const NO_DATA = { isOutlined: true, color: 'var(--air-warning)' } as const

export interface EventRowsOptions {
  /** Name of the alert. */
  name: string
  points: WatchedPoints
  intl: PluginIntl
}

/**
 * The rows of the chart: the alert, then each data point of the groups that made it active or lacked data. A single
 * data point has no row: it would tell the durations of the alert a second time.
 */
export function eventRows(
  durations: readonly AlertDuration[],
  { name, points, intl }: EventRowsOptions,
): readonly ChartSpanRow[] {
  const all = durationCategories(durations)
  const categories = all.length === 2 ? all.slice(0, 1) : all
  const wordsOf = (duration: AlertDuration): string => {
    // The rows of the data points, if there are any, have the values.
    const hasValues = duration.dataPointId !== null || categories.length === 1
    return [
      duration.state === 'no_data' ? intl.formatMessage({ id: 'state.no_data' }) : '',
      spanText(duration, intl),
      hasValues ? measuredText(duration.measured, points, intl) : '',
      ...spanNotes(duration, intl),
    ]
      .filter((words) => words !== '')
      .join(', ')
  }
  return categories.map((category, index) => ({
    id: category ?? 'alert',
    name: categoryName(category, { name, points, intl }),
    color:
      category === null ? 'var(--air-danger)' : `var(--air-series-${((index - 1) % SERIES) + 1})`,
    spans: durations
      .filter(({ dataPointId }) => dataPointId === category)
      .map((duration) => ({
        id: String(duration.from),
        from: duration.from,
        to: duration.to,
        words: wordsOf(duration),
        isOpen: duration.isOpen || duration.isCut,
        isHatched: duration.isCorrected,
        ...(duration.state === 'no_data' ? NO_DATA : {}),
      })),
  }))
}
