import { isDetectionLimit } from '@airshed/console-kit'
import { formatTooltipValue } from '@airshed/kit'

/**
 * A reading as it came: `<2 ppb` where the number is a detection limit.
 *
 * @param flags bits of `MEASUREMENT_FLAGS`
 * @param unit empty: the unit stands elsewhere
 */
export const readingText = (value: number, flags: number, unit: string, locale: string): string =>
  `${isDetectionLimit(flags) ? '<' : ''}${formatTooltipValue(value, locale)} ${unit}`.trimEnd()
