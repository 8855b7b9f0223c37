import { formatShare } from '@airshed/ui'
import type { ChartSeries } from '../series/chartSeries.ts'

/** The ends of an axis of states, with room for the width of the lines. */
export const STATE_ENDS: [minimum: number, maximum: number] = [-0.05, 1.05]

/** The labels of an axis of states by their values: their words, or shares if any of the lines is an average. */
export function stateLabels(
  series: readonly Pick<ChartSeries, 'averagingPeriodMs'>[],
  [no, yes]: readonly [no: string, yes: string],
  locale: string,
): ReadonlyMap<number, string> {
  return series.some(({ averagingPeriodMs = null }) => averagingPeriodMs !== null)
    ? new Map([0, 0.5, 1].map((share) => [share, formatShare(share, locale)]))
    : new Map([
        [0, no],
        [1, yes],
      ])
}
