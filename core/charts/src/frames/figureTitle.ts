import { COMPLETENESS_THRESHOLD } from '@airshed/domain'
import { BELOW_LIMIT_RULES, HIDING_REASONS, type RangeStatistics } from '@airshed/schemas'
import { formatCoverage, formatValue, hiddenLabel, withinSentence, type UiText } from '@airshed/ui'
import type { ChartText } from '../messages/chartMessages.ts'

/** What the wording of figures is built from. */
export interface FigureText {
  /** BCP 47 tag. */
  locale: string
  text: ChartText
  uiText: UiText
}

/** Too few of the expected readings exist for a mean or a total. */
export const isWithheld = ({ value, coverage }: RangeStatistics): boolean =>
  value === null && coverage !== null && coverage < COMPLETENESS_THRESHOLD

/** How many readings a flag left out, reason by reason: `12 readings left out: implausible`. */
export const hiddenCountText = (
  { hidden = {} }: Pick<RangeStatistics, 'hidden'>,
  { locale, text, uiText }: FigureText,
): readonly string[] =>
  HIDING_REASONS.flatMap((reason) => {
    const count = hidden[reason] ?? 0
    const words = withinSentence(hiddenLabel({ reason }, uiText), locale)
    return count === 0 ? [] : [text('charts.figure.hidden', { count, reason: words })]
  })

/** How many readings are below their detection limit, and how they count. */
export const belowLimitCountText = (
  { belowLimit = {} }: Pick<RangeStatistics, 'belowLimit'>,
  { text }: Pick<FigureText, 'text'>,
): readonly string[] =>
  BELOW_LIMIT_RULES.flatMap((rule) => {
    const count = belowLimit[rule] ?? 0
    return count === 0 ? [] : [text(`charts.figure.below.${rule}`, { count })]
  })

/**
 * What is known about the mean, total or extreme of a range: how many readings it is based on, how they were weighted,
 * what was left out, or why there is none.
 *
 * @param how.isPercentile each reading counts once, whatever the interval; default false
 * @param how.isHeld values hold until the next, and count by their minutes; default false
 */
export function figureTitle(
  statistics: RangeStatistics,
  figureText: FigureText,
  { isPercentile = false, isHeld = false }: { isPercentile?: boolean; isHeld?: boolean } = {},
): string {
  const { locale, text } = figureText
  const { count, expected, coverage, isTimeWeighted, resultant } = statistics
  const words = [
    coverage === null || expected === 0
      ? text('charts.figure.count', { count })
      : text(isHeld ? 'charts.figure.minutes' : 'charts.figure.coverage', {
          count: formatValue(count, locale, 0),
          expected: formatValue(expected, locale, 0),
          share: formatCoverage(coverage, locale),
        }),
  ]
  if (isWithheld(statistics)) {
    words.push(
      text('charts.figure.withheld', { share: formatCoverage(COMPLETENESS_THRESHOLD, locale) }),
    )
  }
  words.push(...hiddenCountText(statistics, figureText))
  words.push(...belowLimitCountText(statistics, figureText))
  if (isTimeWeighted && !isHeld) {
    words.push(text(isPercentile ? 'charts.figure.eachOnce' : 'charts.figure.timeWeighted'))
  }
  if (resultant !== null) {
    words.push(text('charts.figure.resultant', { length: formatValue(resultant, locale, 2) }))
  }
  return words.join(' · ')
}
