import { durationCategories, type AlertDuration, type ChartSpanRow } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import type { WatchedPoints } from '../../list/ruleWords.ts'
import { categoryName } from '../categoryName.ts'
import { measuredWords } from '../measuredWords.ts'
import { spanNotes, spanWords } from '../spanWords.ts'

/** Number of series colours in a theme. */
const SERIES = 6

export interface EventRowsOptions {
  /** Name of the alert. */
  name: string
  points: WatchedPoints
  intl: PluginIntl
}

/** The rows of the chart: the alert, then each data point of the groups that made it active. */
export function eventRows(
  durations: readonly AlertDuration[],
  { name, points, intl }: EventRowsOptions,
): readonly ChartSpanRow[] {
  return durationCategories(durations).map((category, index) => ({
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
        words: [
          spanWords(duration, intl),
          measuredWords(duration, points, intl),
          ...spanNotes(duration, intl),
        ]
          .filter((words) => words !== '')
          .join(', '),
        isOpen: duration.isOpen || duration.isCut,
        isHatched: duration.isCorrected,
      })),
  }))
}
