import {
  compassNames,
  formatValue,
  type PluginIntl,
  type RoseSector,
  type SpeedClass,
} from '@airshed/kit'

/** A share of all readings with its two decimals: `12.34%`. */
export const percentText = (percent: number, intl: PluginIntl): string =>
  intl.formatNumber(percent / 100, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })

/** A ring of the scale, which is a round number: `10%`. */
export const ringText = (percent: number, intl: PluginIntl): string =>
  intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 1 })

/** The range of a speed class: `2.2–4.2`, or `> 6` if it is open. */
export function classText({ from, to }: SpeedClass, intl: PluginIntl): string {
  const write = (speed: number): string => intl.formatNumber(speed, { maximumFractionDigits: 1 })
  return to !== null
    ? intl.formatMessage({ id: 'class' }, { from: write(from), to: write(to) })
    : intl.formatMessage({ id: 'class.above' }, { from: write(from) })
}

/** The name of a sector among sixteen, such as `SSW`. */
export function sectorName({ directionDeg }: Pick<RoseSector, 'directionDeg'>, intl: PluginIntl) {
  const names = compassNames(intl.locale)
  return names[Math.round((directionDeg * names.length) / 360) % names.length] ?? ''
}

/** A value with its unit. */
export function valueText(
  value: number | null,
  { unit, precision }: { unit: string; precision: number },
  intl: PluginIntl,
): string {
  return `${formatValue(value, intl.locale, precision)} ${unit}`.trim()
}

/** The number of pairs, and whether they are readings or means. */
export const pairText = (count: number, isAveraged: boolean, intl: PluginIntl): string =>
  intl.formatMessage({ id: isAveraged ? 'pairs.means' : 'pairs.readings' }, { count })

/** The unit of speeds: that of the data point, otherwise metres per second. */
export function unitOf({ unit }: { unit: string }): string {
  return unit === '' ? 'm/s' : unit
}
