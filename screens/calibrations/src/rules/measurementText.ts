import { parameterName, type CalibrationMeasurement } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

const FIGURES = { maximumSignificantDigits: 3 } as const
const R_SQUARED = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** The name of a parameter in the language of the page. */
export const nameOf = (
  { path, name }: Pick<CalibrationMeasurement, 'path' | 'name'>,
  { locale }: PluginIntl,
): string => parameterName(path, name, locale.startsWith('es') ? 'es_ES' : 'en_US')

/** A figure in three digits, or a dash. */
export const figure = (value: number | null | undefined, intl: PluginIntl): string =>
  typeof value === 'number' ? intl.formatNumber(value, FIGURES) : '–'

/** R² in two decimals, rounded down, so that nothing below 0.70 is shown as 0.70; or a dash. */
export const rSquaredText = (value: number | null | undefined, intl: PluginIntl): string =>
  typeof value === 'number' ? intl.formatNumber(Math.floor(value * 100) / 100, R_SQUARED) : '–'

/** The line of a calibration: `0.671 + 0.553·x`; a dash without one. */
export function lineText({ params }: CalibrationMeasurement, intl: PluginIntl): string {
  if (params === null) return '–'
  const [intercept = 0, slope = 0] = params
  return `${figure(intercept, intl)} ${slope < 0 ? '−' : '+'} ${figure(Math.abs(slope), intl)}·x`
}

/** `PM2.5: R² 0.99`, or why a parameter has no figure; nothing for one that was never compared. */
export function metricsText(measurement: CalibrationMeasurement, intl: PluginIntl): string {
  const { metrics, reason } = measurement
  if (metrics === null) return ''
  const found =
    reason === null || reason === 'uncorrelated'
      ? `R² ${rSquaredText(metrics.r_squared, intl)}`
      : intl.formatMessage({ id: `reason.${reason}` })
  return `${nameOf(measurement, intl)}: ${found}`
}
