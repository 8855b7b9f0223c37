import { formatTooltipValue, formatValue } from '@airshed/kit'

/**
 * Two values as they are shown: with the precision of their data point, or exactly where that would make them look alike.
 *
 * @param precision decimals
 */
export function revisedFigures(
  values: readonly [number | null, number | null],
  { precision, locale }: { precision: number; locale: string },
): readonly [string, string] {
  const [before, after] = values.map((value) => formatValue(value, locale, precision))
  const [one, other] = values
  if (before !== after || one === other || one === null || other === null) {
    return [before ?? '', after ?? '']
  }
  return [formatTooltipValue(one, locale), formatTooltipValue(other, locale)]
}
