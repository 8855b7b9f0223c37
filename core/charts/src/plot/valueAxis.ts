import { formatShare } from '@airshed/ui'
import type { ChartSeries, ChartThreshold } from '../series/chartSeries.ts'

/** Decimals that labels need so that neighbours a step apart read differently. */
export function decimalsOfStep(step: number): number {
  if (!(step > 0) || !Number.isFinite(step)) return 0
  for (let decimals = 0; decimals < 6; decimals += 1) {
    const scaled = step * 10 ** decimals
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6 * scaled) return decimals
  }
  return 6
}

/** Writes the labels of a value axis. */
export function valueLabels(locale: string) {
  return (splits: readonly number[], step: number): string[] => {
    const format = numberFormat(locale, decimalsOfStep(step))
    return splits.map((split) => format.format(Math.abs(split) < step / 1000 ? 0 : split))
  }
}

/** The ends of an axis of states, with room for the width of the lines. */
export const STATE_ENDS: [minimum: number, maximum: number] = [-0.05, 1.05]

/** The labels of an axis of states by their values: their words, or shares if any of the lines is an average. */
export function stateLabels(
  series: readonly Pick<ChartSeries, 'averagingPeriodMs'>[],
  [no, yes]: readonly [no: string, yes: string],
  locale: string,
): ReadonlyMap<number, string> {
  return series.some(({ averagingPeriodMs = null }) => averagingPeriodMs !== null)
    ? new Map([0, 0.5, 1].map((share) => [share, formatShare(share, locale)]))
    : new Map([
        [0, no],
        [1, yes],
      ])
}

/** Creating a format takes longer than writing all labels of an axis. */
const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale}|${decimals}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  formats.set(key, made)
  return made
}

/** The ends of the values, extended to what the series of the unit show besides their own values. */
export function withOthers(
  minimum: number | null,
  maximum: number | null,
  series: readonly Pick<ChartSeries, 'unit' | 'axisValues' | 'isHidden'>[],
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
