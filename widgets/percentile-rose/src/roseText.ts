import {
  compassNames,
  formatValue,
  type PercentileFigures,
  type PluginIntl,
  type RoseWords,
} from '@airshed/kit'
import type { RoseModel } from './roseModel.ts'

const NO_COLOR = 'transparent'

/** A value of the pollutant with its unit. */
export function valueText(
  value: number | null,
  { dataPoint }: RoseModel,
  intl: PluginIntl,
): string {
  if (value === null) return '–'
  return `${formatValue(value, intl.locale, dataPoint.precision)} ${dataPoint.unit}`.trim()
}

/** `SSW`, or for sectors without a name of their own the middle: `210°`. */
export function sectorName(directionDeg: number, intl: PluginIntl): string {
  const names = compassNames(intl.locale)
  const place = (directionDeg * names.length) / 360
  return (Number.isInteger(place) ? names[place] : undefined) ?? `${directionDeg}°`
}

/** "37 hours", and if they are few a note that this is uncertain. */
export function hoursText(figures: PercentileFigures, intl: PluginIntl): string {
  const { count, isFew } = figures
  return intl.formatMessage({ id: isFew ? 'hours.few' : 'hours' }, { count })
}

/** Everything the tooltip says about a sector: its percentiles, highest first, its mean, and its hours. */
export function sectorText(
  index: number,
  model: RoseModel,
  colors: readonly string[],
  meanColor: string,
  intl: PluginIntl,
): RoseWords {
  const sector = model.rose.sectors[index]
  if (sector === undefined) return { title: '', rows: [], sentence: '' }
  const name = sectorName(sector.directionDeg, intl)
  const hours = hoursText(sector, intl)
  const title = intl.formatMessage({ id: 'sector.title' }, { name, hours })
  const rows =
    sector.count === 0
      ? []
      : [
          ...model.rose.percentiles
            .map((percent, at) => ({
              name: intl.formatMessage({ id: 'percentile' }, { percent }),
              color: colors[at] ?? NO_COLOR,
              value: valueText(sector.percentiles[at] ?? null, model, intl),
            }))
            .toReversed(),
          {
            name: intl.formatMessage({ id: 'mean' }),
            color: meanColor,
            value: valueText(sector.mean, model, intl),
          },
        ]
  const details = rows.map((row) => `${row.name} ${row.value}`).join(', ')
  return { title, rows, sentence: details === '' ? title : `${title}: ${details}` }
}
