import type { IntervalEstimate, TargetCheck } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

/** Significant digits of figures that rest on a few hundred pairs. */
const DIGITS = 3
const NONE = '–'

/** `−1.66`, with three significant digits. */
export const figure = (value: number | null, intl: PluginIntl): string =>
  value === null
    ? NONE
    : intl.formatNumber(value, { maximumSignificantDigits: DIGITS }).replace('-', '−')

/** R² with two decimals, as reports print it. */
export const rSquaredText = (value: number | null, intl: PluginIntl): string =>
  value === null
    ? NONE
    : intl.formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `3.53 µg/m³`. */
export const withUnit = (written: string, unit: string): string =>
  written === NONE ? written : `${written} ${unit}`.trim()

/** `45.4 %`. */
export const percentText = (value: number | null, intl: PluginIntl): string =>
  withUnit(figure(value, intl), '%')

/** `0.758 to 0.875`, the 95 % interval. */
export const intervalText = ({ low, high }: IntervalEstimate, intl: PluginIntl): string =>
  intl.formatMessage({ id: 'interval' }, { low: figure(low, intl), high: figure(high, intl) })

/** The target of a figure: `0.65 to 1.35`, `≤ 7` or `≥ 0.7`. */
export function targetText(
  { least, most }: Pick<TargetCheck, 'least' | 'most'>,
  intl: PluginIntl,
): string {
  if (least === null) return `≤ ${figure(most, intl)}`
  if (most === null) return `≥ ${figure(least, intl)}`
  return intl.formatMessage(
    { id: 'interval' },
    { low: figure(least, intl), high: figure(most, intl) },
  )
}

/** `sensor = −1.66 + 0.816 × reference`. */
export function lineText(
  { slope, intercept }: { slope: number; intercept: number },
  intl: PluginIntl,
): string {
  return intl.formatMessage(
    { id: 'line' },
    {
      intercept: figure(intercept, intl),
      sign: slope < 0 ? '−' : '+',
      slope: figure(Math.abs(slope), intl),
    },
  )
}

/** `corrected = 2.03 + 1.22 × sensor`. */
export function correctionText(coefficients: readonly number[], intl: PluginIntl): string {
  const [c0 = 0, c1 = 1] = coefficients
  return intl.formatMessage(
    { id: 'correction.equation' },
    { c0: figure(c0, intl), c1: figure(c1, intl) },
  )
}
