import { COMPLETENESS_THRESHOLD } from '@airshed/domain'
import type { RangeStatistics } from '@airshed/schemas'
import type { ChartText } from '../messages/chartMessages.ts'

/** Too few of the expected readings exist for a mean or a total. */
export const isWithheld = ({ value, coverage }: RangeStatistics): boolean =>
  value === null && coverage !== null && coverage < COMPLETENESS_THRESHOLD

/** A share in whole per cent; 99.7 % is not all, and stays below 100 %. */
export const shareWords = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(share < 1 ? Math.min(share, 0.99) : 1)

/**
 * What there is to know of the mean, total or extreme of a range: how many readings it rests on, how
 * they were weighted, or why there is none.
 *
 * @param locale BCP 47 tag
 */
export function figureTitle(statistics: RangeStatistics, locale: string, text: ChartText): string {
  const { count, expected, coverage, isTimeWeighted, resultant } = statistics
  const number = new Intl.NumberFormat(locale)
  const words = [
    coverage === null || expected === 0
      ? text('charts.figure.count', { count })
      : text('charts.figure.coverage', {
          count: number.format(count),
          expected: number.format(expected),
          share: shareWords(coverage, locale),
        }),
  ]
  if (isWithheld(statistics)) {
    words.push(
      text('charts.figure.withheld', { share: shareWords(COMPLETENESS_THRESHOLD, locale) }),
    )
  }
  if (isTimeWeighted) words.push(text('charts.figure.timeWeighted'))
  if (resultant !== null) {
    const length = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(resultant)
    words.push(text('charts.figure.resultant', { length }))
  }
  return words.join(' · ')
}
