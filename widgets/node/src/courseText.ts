import type { PluginIntl } from '@airshed/kit'

/** Maximum width of a character in text of 11 CSS pixels with tabular figures. */
const SIGN_PX = 5.3

/**
 * Minimum and maximum of a trend line: with the time span if that fits, otherwise without it, as a number
 * that is cut off reads as another number.
 *
 * @param widthPx available width in CSS pixels; 0 before it is measured
 */
export function courseText(
  minimum: string,
  maximum: string,
  widthPx: number,
  intl: PluginIntl,
): string {
  const whole = intl.formatMessage({ id: 'reading.span' }, { minimum, maximum })
  if (widthPx === 0 || whole.length * SIGN_PX <= widthPx) return whole
  return intl.formatMessage({ id: 'reading.spanShort' }, { minimum, maximum })
}
