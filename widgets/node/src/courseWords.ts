import type { PluginIntl } from '@airshed/kit'

/** Widest share of a sign in words of 11 CSS pixels with tabular figures. */
const SIGN_PX = 5.3

/**
 * Least and greatest value of a course: with the span of time where that fits, else the two alone, as
 * a number that is cut reads as another one.
 *
 * @param widthPx room in CSS pixels; 0 before it is measured
 */
export function courseWords(
  minimum: string,
  maximum: string,
  widthPx: number,
  intl: PluginIntl,
): string {
  const whole = intl.formatMessage({ id: 'reading.span' }, { minimum, maximum })
  if (widthPx === 0 || whole.length * SIGN_PX <= widthPx) return whole
  return intl.formatMessage({ id: 'reading.spanShort' }, { minimum, maximum })
}
