import type { ChartThreshold } from '../lines/limits.ts'

/** Decimals that labels need so that neighbours a step apart read differently. */
export function decimalsOfStep(step: number): number {
  if (!(step > 0) || !Number.isFinite(step)) return 0
  for (let decimals = 0; decimals < DECIMALS_MAX; decimals += 1) {
    const scaled = step * 10 ** decimals
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6 * scaled) return decimals
  }
  return DECIMALS_MAX
}

const DECIMALS_MAX = 10
/** From here on, and below, a number is written as a power of ten: `1.5E12`. */
const LARGE = 1e12
const SMALL = 1e-6

/**
 * Writes the labels of a value axis: all with the same decimals, or all as powers of ten where that would take too many
 * digits.
 */
export function valueLabels(locale: string) {
  return (splits: readonly number[], step: number): string[] => {
    const largest = splits.reduce((most, split) => Math.max(most, Math.abs(split)), 0)
    const format = numberFormat(locale, isPower(largest) ? 'power' : decimalsOfStep(step))
    return splits.map((split) => format.format(Math.abs(split) < step / 1000 ? 0 : split))
  }
}

/** Writes a number that somebody has set, such as a limit, beside an axis: up to six of its digits. */
export const limitLabel = (value: number, locale: string): string =>
  numberFormat(locale, isPower(Math.abs(value)) ? 'power' : 'digits').format(value)

const isPower = (size: number): boolean => size >= LARGE || (size > 0 && size < SMALL)

/** Creating a format takes longer than writing all labels of an axis. */
const formats = new Map<string, Intl.NumberFormat>()

/** @param decimals a fixed number of them, as a power of ten, or six significant digits */
function numberFormat(locale: string, decimals: number | 'power' | 'digits'): Intl.NumberFormat {
  const key = `${locale}|${decimals}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(
    locale,
    decimals === 'power'
      ? { notation: 'scientific', maximumSignificantDigits: 4 }
      : decimals === 'digits'
        ? { maximumSignificantDigits: 6 }
        : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
  )
  formats.set(key, made)
  return made
}

/** What a series shows on the axis of its unit. */
interface SeriesOfAxis {
  readonly unit: string
  /** Minimum and maximum that the axis shows besides the values of the series. Default none. */
  readonly axisValues?: readonly [minimum: number, maximum: number]
  readonly isHidden?: boolean
}

/** The ends of the values, extended to what the series of the unit show besides their own values. */
export function withOthers(
  minimum: number | null,
  maximum: number | null,
  series: readonly SeriesOfAxis[],
  unit: string,
): [minimum: number | null, maximum: number | null] {
  if (minimum === null || maximum === null) return [minimum, maximum]
  const others = series.flatMap(({ unit: own, axisValues = [], isHidden }) =>
    own === unit && isHidden !== true ? axisValues : [],
  )
  return [Math.min(minimum, ...others), Math.max(maximum, ...others)]
}

/** Room above and below the values, as a share of their spread. */
const PAD = 0.1

/**
 * The range of a value axis for its values: a margin on both sides, starting at zero if the values
 * come near it, and a sensible default when there are no values or all are equal.
 *
 * @param leastSpan values closer together than this are centred on an axis of this span
 */
export function valueEnds(
  minimum: number | null,
  maximum: number | null,
  leastSpan = 0,
): [minimum: number, maximum: number] {
  if (minimum === null || maximum === null) return [0, 1]
  const spread = maximum - minimum
  if (spread < leastSpan) {
    const middle = (minimum + maximum) / 2
    const floor = middle - leastSpan / 2
    const isPositive = minimum >= 0 && floor < 0
    return isPositive ? [0, leastSpan] : [floor, middle + leastSpan / 2]
  }
  const room = spread > 0 ? spread * PAD : Math.max(Math.abs(maximum) * PAD, 0.5)
  const floor = minimum - room
  const isNearZero = minimum >= 0 && (floor <= 0 || minimum <= spread)
  const ceiling = maximum + room
  const isNearZeroFromBelow = maximum <= 0 && minimum < 0 && ceiling >= 0
  return [isNearZero ? 0 : floor, isNearZeroFromBelow ? 0 : ceiling]
}

/** How much wider an axis may become for the sake of its limits. */
const WIDER = 2
/** Room beyond a limit, as a share of the axis without it: its label is there. */
const LIMIT_ROOM = 0.2

/** Extends an axis to limits that are not too far away: an axis more than twice as wide would flatten the lines. */
export function withLimits(
  [floor, ceiling]: readonly [minimum: number, maximum: number],
  limits: readonly Pick<ChartThreshold, 'value' | 'beyond'>[],
): [minimum: number, maximum: number] {
  const span = ceiling - floor
  const reached = limits
    .filter(
      ({ value, beyond }) =>
        beyond === 'widen' && value <= floor + WIDER * span && value >= ceiling - WIDER * span,
    )
    .map(({ value }) => value)
  const lowest = Math.min(floor, ...reached)
  const highest = Math.max(ceiling, ...reached)
  const room = span * LIMIT_ROOM
  return [lowest < floor ? lowest - room : floor, highest > ceiling ? highest + room : ceiling]
}
