import { formatCoverage, formatValue, type PluginIntl } from '@airshed/kit'
import { hasSameUnit, sideName, type DrawnLine, type Scatter, type Side } from './scatter.ts'

/** Significant digits of a slope and of values derived from it: more would be spurious precision. */
const DIGITS = 4

/** Coefficients such as a slope, rounded to four digits. */
export const digits = (value: number, intl: PluginIntl): string =>
  intl.formatNumber(value, { maximumSignificantDigits: DIGITS }).replace('-', '−')

/** A fraction of one, such as R², with three decimals. */
export const decimals = (value: number, intl: PluginIntl): string =>
  intl.formatNumber(value, { minimumFractionDigits: 3, maximumFractionDigits: 3 }).replace('-', '−')

/** Significant digits of an uncertainty; what is uncertain has as many decimals. */
const UNCERTAINTY_DIGITS = 2
/** As many as a number can be written with. */
const DECIMALS_MAX = 20

/** `0.5264 ± 0.0030`; without a positive uncertainty the value alone. */
export function uncertainText(value: number, uncertainty: number, intl: PluginIntl): string {
  if (!(uncertainty > 0)) return digits(value, intl)
  const place = UNCERTAINTY_DIGITS - 1 - Math.floor(Math.log10(uncertainty))
  const fractionDigits = Math.min(DECIMALS_MAX, Math.max(0, place))
  const write = (number: number): string =>
    intl
      .formatNumber(number, {
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
      })
      .replace('-', '−')
  return `${write(value)} ± ${write(uncertainty)}`
}

const withUnit = (written: string, { dataPoint }: Side): string =>
  `${written} ${dataPoint.unit}`.trim()

/** A value of one of the two, with its unit. */
export const valueText = (value: number, side: Side, intl: PluginIntl): string =>
  withUnit(formatValue(value, intl.locale, side.dataPoint.precision), side)

/** `NO2 [ppb] = 19.67 + 0.2214 × NOX [ppb]`, with the uncertainties in brackets if there are any. */
export function equationText(line: DrawnLine, scatter: Scatter, intl: PluginIntl): string {
  const { slope, intercept, uncertainty } = line
  const names = {
    x: nameInEquation(scatter.x, scatter),
    y: nameInEquation(scatter.y, scatter),
  }
  if (uncertainty !== null) {
    return intl.formatMessage(
      { id: 'equation.uncertain' },
      {
        ...names,
        intercept: uncertainText(intercept, uncertainty.intercept, intl),
        slope: uncertainText(slope, uncertainty.slope, intl),
      },
    )
  }
  return intl.formatMessage(
    { id: 'equation' },
    {
      ...names,
      intercept: digits(intercept, intl),
      sign: slope < 0 ? '−' : '+',
      slope: digits(Math.abs(slope), intl),
    },
  )
}

/** A variable of the equation: a name with its unit. */
const nameInEquation = (side: Side, scatter: Scatter): string =>
  side.dataPoint.unit === ''
    ? sideName(side, scatter)
    : `${sideName(side, scatter)} [${side.dataPoint.unit}]`

/** One figure of the pairs. */
export interface Figure {
  id:
    | 'count'
    | 'rSquared'
    | 'correlation'
    | 'slope'
    | 'intercept'
    | 'residual'
    | 'orthogonalSlope'
    | 'orthogonalIntercept'
    | 'rmse'
    | 'bias'
  value: string
}

/** Statistics of all pairs, with units; the number of pairs always, others as far as they are known. */
export function figuresOf(
  lines: readonly DrawnLine[],
  scatter: Scatter,
  intl: PluginIntl,
): readonly Figure[] {
  const { x, y, pairs } = scatter
  const { regression, agreement } = pairs
  const found: Figure[] = [{ id: 'count', value: intl.formatNumber(pairs.count) }]
  if (regression !== null) {
    const { rSquared, correlation } = regression
    if (rSquared !== null) found.push({ id: 'rSquared', value: decimals(rSquared, intl) })
    if (correlation !== null) found.push({ id: 'correlation', value: decimals(correlation, intl) })
  }
  if (regression !== null && lines.some(({ id }) => id === 'regression')) {
    const { slope, intercept, residualDeviation } = regression
    const slopeUnit = hasSameUnit(scatter) ? '' : `${y.dataPoint.unit} / ${x.dataPoint.unit}`
    found.push(
      { id: 'slope', value: `${digits(slope, intl)} ${slopeUnit}`.trim() },
      { id: 'intercept', value: withUnit(digits(intercept, intl), y) },
      { id: 'residual', value: withUnit(digits(residualDeviation, intl), y) },
    )
  }
  for (const { slope, intercept, uncertainty } of lines) {
    if (uncertainty === null) continue
    const written = uncertainText(intercept, uncertainty.intercept, intl)
    found.push(
      { id: 'orthogonalSlope', value: uncertainText(slope, uncertainty.slope, intl) },
      { id: 'orthogonalIntercept', value: withUnit(written, y) },
    )
  }
  if (agreement !== null) {
    found.push(
      { id: 'rmse', value: withUnit(digits(agreement.rmse, intl), y) },
      { id: 'bias', value: withUnit(digits(agreement.bias, intl), y) },
    )
  }
  return found
}

/** "8,211 of 8,760 hours (93%)"; for shorter averaging periods steps instead of hours. */
export function stepsText({ pairs }: Scatter, intl: PluginIntl): string {
  const { count, expected, coverage, averagingPeriodMs } = pairs
  const share = coverage === null ? '–' : formatCoverage(coverage, intl.locale)
  const minutes = averagingPeriodMs / 60_000
  return intl.formatMessage(
    { id: minutes === 60 ? 'hours' : 'steps' },
    { count, expected, share, minutes },
  )
}
