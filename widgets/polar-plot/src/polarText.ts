import { compassName, formatValue, type PlotWords, type PluginIntl } from '@airshed/kit'
import { cellAt, type PolarCell, type PolarModel } from './polarModel.ts'

const NO_COLOR = 'transparent'

/** A value of the pollutant with its unit. */
export function valueText(
  value: number | null,
  { pollutant }: PolarModel,
  intl: PluginIntl,
): string {
  if (value === null) return '–'
  return `${formatValue(value, intl.locale, pollutant.precision)} ${pollutant.unit}`.trim()
}

/** The unit of speeds: that of the data point, otherwise metres per second. */
export const speedUnit = ({ speed }: PolarModel): string => (speed.unit === '' ? 'm/s' : speed.unit)

/** `4.2 m/s from SSW (205°)` */
export function windText(
  { speed, directionDeg }: Pick<PolarCell, 'speed' | 'directionDeg'>,
  model: PolarModel,
  intl: PluginIntl,
): string {
  const written = `${formatValue(speed, intl.locale, 1)} ${speedUnit(model)}`
  if (directionDeg === null) return written
  return intl.formatMessage(
    { id: 'wind' },
    {
      speed: written,
      direction: compassName(directionDeg, intl.locale),
      deg: intl.formatNumber(Math.round(directionDeg) % 360),
    },
  )
}

/** Everything the tooltip says about a cell; null if nothing is drawn there. */
export function cellText(
  point: number,
  model: PolarModel,
  colorOf: (mean: number) => string,
  intl: PluginIntl,
): PlotWords | null {
  const cell = cellAt(model, point)
  if (cell === null) return null
  const title = windText(cell, model, intl)
  const hours = intl.formatNumber(cell.hours, { maximumFractionDigits: cell.hours < 10 ? 1 : 0 })
  const rows = [
    {
      name: intl.formatMessage({ id: 'mean' }),
      color: colorOf(cell.mean),
      value: valueText(cell.mean, model, intl),
    },
    {
      name: intl.formatMessage({ id: 'from' }),
      color: NO_COLOR,
      value: intl.formatMessage({ id: cell.isFew ? 'hours.few' : 'hours' }, { hours }),
    },
  ]
  const details = rows.map(({ name, value }) => `${name} ${value}`).join(', ')
  return { title, rows, sentence: `${title}: ${details}` }
}
