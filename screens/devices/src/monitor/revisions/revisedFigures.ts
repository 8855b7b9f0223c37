import { formatReading, formatTooltipValue, type ReadingDecimals } from '@airshed/kit'

/**
 * Two values as they are shown: with the precision of their data point, or exactly where that would make them look alike.
 *
 * @param options the decimals of its data point, and the language, BCP 47
 */
export function revisedFigures(
  values: readonly [number | null, number | null],
  { locale, ...decimals }: ReadingDecimals & { locale: string },
): readonly [string, string] {
  const [before, after] = values.map((value) => formatReading(value, locale, decimals))
  const [one, other] = values
  if (before !== after || one === other || one === null || other === null) {
    return [before ?? '', after ?? '']
  }
  return [formatTooltipValue(one, locale), formatTooltipValue(other, locale)]
}
