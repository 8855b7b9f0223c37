import {
  COMBINATIONS,
  COMPLETENESS_THRESHOLD,
  formatCoverage,
  formatValue,
  type DataPoint,
  type PluginIntl,
  type YearlyChange,
} from '@airshed/kit'
import type { TrendModel } from './trendModel.ts'

/** Significant digits of half an interval; the change between its ends has as many decimals. */
const UNCERTAINTY_DIGITS = 2
/** Of a change without an interval, or with one that only its last bits make. */
const CERTAIN_DIGITS = 4
const CERTAIN_SHARE = 1e-9
/** As many as a number can be written with. */
const DECIMALS_MAX = 20

/** Chances below which a trend has one star more, from the largest: those of openair and R. */
const STARS = [
  [0.001, '***'],
  [0.01, '**'],
  [0.05, '*'],
  [0.1, '+'],
] as const
/** Below it a trend is called significant. */
const SIGNIFICANT_BELOW = 0.05

/** `−1.23`, with the decimals that its interval warrants. */
function numberText(value: number, { slope, low, high }: YearlyChange, intl: PluginIntl): string {
  const half = (high - low) / 2
  const fractionDigits =
    half > CERTAIN_SHARE * Math.abs(slope)
      ? Math.min(DECIMALS_MAX, Math.max(0, UNCERTAINTY_DIGITS - 1 - Math.floor(Math.log10(half))))
      : null
  const written = intl.formatNumber(
    value,
    fractionDigits === null
      ? { maximumSignificantDigits: CERTAIN_DIGITS }
      : { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits },
  )
  return written.replace('-', '−')
}

/** `−1.23 µg/m³ per year (95 %: −1.90 to −0.60)`. */
export function changeText(change: YearlyChange, unit: string, intl: PluginIntl): string {
  const [slope, low, high] = [change.slope, change.low, change.high].map((value) =>
    numberText(value, change, intl),
  )
  const id = unit === '' ? 'change.plain' : 'change'
  return intl.formatMessage({ id }, { slope, low, high, unit })
}

/** `p < 0.001 ***, significant`. */
export function chanceText(p: number, intl: PluginIntl): string {
  const stars = STARS.find(([below]) => p < below)?.[1] ?? ''
  const decimals = p < SIGNIFICANT_BELOW ? 3 : 2
  const fraction = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const chance =
    p < 0.001
      ? `p < ${intl.formatNumber(0.001, { minimumFractionDigits: 3 })}`
      : `p = ${intl.formatNumber(p, fraction)}`
  const word = intl.formatMessage({ id: p < SIGNIFICANT_BELOW ? 'significant' : 'notSignificant' })
  return `${`${chance} ${stars}`.trim()}, ${word}`
}

/**
 * "−1.23 µg/m³ per year (95 %: −1.90 to −0.60), p < 0.001 ***, significant, deseasonalized, 96 months", or why there is
 * no line.
 */
export function figureText({ trend, dataPoint }: TrendModel, intl: PluginIntl): string {
  const { line, count, isDeseasonalized } = trend
  const months = intl.formatMessage({ id: 'months' }, { count })
  if (typeof line === 'string') {
    const threshold = formatCoverage(COMPLETENESS_THRESHOLD, intl.locale)
    return `${intl.formatMessage({ id: `line.${line}` }, { threshold })}, ${months}`
  }
  return [
    changeText(line.change, dataPoint.unit, intl),
    chanceText(line.p, intl),
    intl.formatMessage({ id: isDeseasonalized ? 'seasons.removed' : 'seasons.kept' }),
    months,
  ].join(', ')
}

/** The change in percent of the first value; null where that says nothing. */
export function percentText({ trend, isRatio }: TrendModel, intl: PluginIntl): string | null {
  const { line } = trend
  if (typeof line === 'string' || line.percent === null || !isRatio) return null
  return changeText(line.percent, '%', intl)
}

/** A value with its unit. */
export const valueText = (value: number, dataPoint: DataPoint, intl: PluginIntl): string =>
  `${formatValue(value, intl.locale, dataPoint.precision)} ${dataPoint.unit}`.trim()

/** The message that names what the value of a month is. */
export const statisticId = ({ kind }: DataPoint): string => `month.${COMBINATIONS[kind]}`
