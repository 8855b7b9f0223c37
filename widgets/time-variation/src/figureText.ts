import {
  formatCoverage,
  compassName,
  cycleGroupName,
  formatValue,
  type CycleFigure,
  type PlotWords,
  type PluginIntl,
} from '@airshed/kit'
import type { Variation, ViewId } from './variation.ts'

const NO_COLOR = 'transparent'

/** A value with its unit; for a direction also the name of the wind. */
export function valueText(value: number, { dataPoint }: Variation, intl: PluginIntl): string {
  const { unit, precision, kind } = dataPoint
  const written = `${formatValue(value, intl.locale, precision)} ${unit}`.trim()
  return kind === 'direction' ? `${written} (${compassName(value, intl.locale)})` : written
}

/** `12.1 – 13.4 µg/m³`; null if there is no interval. */
export function intervalText(
  { low, high }: CycleFigure,
  { dataPoint }: Variation,
  intl: PluginIntl,
): string | null {
  if (low === null || high === null) return null
  const { unit, precision } = dataPoint
  const write = (end: number): string => formatValue(end, intl.locale, precision)
  return `${write(low)} – ${write(high)} ${unit}`.trim()
}

/** "372 of 420 hours (89%)" */
export function hoursText({ count, expected, coverage }: CycleFigure, intl: PluginIntl): string {
  const share = coverage === null ? '' : formatCoverage(coverage, intl.locale)
  return intl.formatMessage({ id: 'hours' }, { count, expected, share })
}

/**
 * Everything the tooltip says about a group of hours: the mean, its interval, and what it is based on.
 *
 * @returns null if no hour of the group was due
 */
export function figureText(
  view: ViewId,
  group: number,
  variation: Variation,
  color: string,
  intl: PluginIntl,
): PlotWords | null {
  const figure = variation.cycles[view][group]
  if (figure === undefined || figure.expected === 0) return null
  const title = cycleGroupName(view, group, intl.locale)
  const mean = intl.formatMessage({ id: meanId(variation) })
  const interval = intervalText(figure, variation, intl)
  const rows =
    figure.value === null
      ? [{ name: intl.formatMessage({ id: 'few' }), color: NO_COLOR, value: '' }]
      : [
          { name: mean, color, value: valueText(figure.value, variation, intl) },
          ...(interval === null
            ? []
            : [{ name: intl.formatMessage({ id: 'interval' }), color: NO_COLOR, value: interval }]),
        ]
  const all = [
    ...rows,
    { name: intl.formatMessage({ id: 'from' }), color: NO_COLOR, value: hoursText(figure, intl) },
  ]
  const details = all.map(({ name, value }) => `${name} ${value}`.trim()).join(', ')
  return { title, rows: all, sentence: `${title}: ${details}` }
}

/** The message that names what is averaged: means, totals or extremes of hours. */
export const meanId = ({ cycles }: Variation): string => `mean.${cycles.hourly}`
