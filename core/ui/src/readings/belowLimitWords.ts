import type { BelowLimit } from '@airshed/domain'
import type { UiText } from '../messages/uiMessages.ts'

export interface BelowLimitWordsOptions {
  /** The unit in which readings are shown. */
  unit: string
  /** BCP 47 tag. */
  locale: string
  text: UiText
}

/** More digits than any detection limit is stated with. */
const DIGITS = 6

const formats = new Map<string, Intl.NumberFormat>()

/** A reading below its detection limit, as laboratories write it: `<2`, `<0.05`. */
export const belowLimitText = ({ limit }: Pick<BelowLimit, 'limit'>, locale: string): string =>
  `<${written(limit, locale)}`

function written(value: number, locale: string): string {
  const format =
    formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumSignificantDigits: DIGITS })
  formats.set(locale, format)
  return format.format(value)
}

/** The same with what it counts in figures: `<2 µg/m³ (counted as 1)`, `<2 (not counted)`. */
export function belowLimitWords(
  below: BelowLimit,
  { unit, locale, text }: BelowLimitWordsOptions,
): string {
  const limit = `${belowLimitText(below, locale)} ${unit}`.trim()
  return below.counted === null
    ? text('ui.reading.belowExcluded', { limit })
    : text('ui.reading.belowCounted', { limit, counted: written(below.counted, locale) })
}
