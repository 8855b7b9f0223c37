import { COMBINATIONS } from '@airshed/domain'
import type { ParameterKind } from '@airshed/schemas'
import { formatReading, formatShare, formatValue, type ReadingDecimals } from '@airshed/ui'

/** A figure of a series: the message that names it, and its place in `RangeStatistics`. */
export interface Figure {
  readonly id:
    | 'charts.minimum'
    | 'charts.average'
    | 'charts.level'
    | 'charts.maximum'
    | 'charts.share'
    | 'charts.total'
  readonly key: 'minimum' | 'value' | 'maximum'
}

const MINIMUM: Figure = { id: 'charts.minimum', key: 'minimum' }
const AVERAGE: Figure = { id: 'charts.average', key: 'value' }
const LEVEL: Figure = { id: 'charts.level', key: 'value' }
const MAXIMUM: Figure = { id: 'charts.maximum', key: 'maximum' }
/** Of a state: the share of time that it was so. */
const SHARE: Figure = { id: 'charts.share', key: 'value' }
const TOTAL: Figure = { id: 'charts.total', key: 'value' }

const FIGURES = {
  mean: [MINIMUM, AVERAGE, MAXIMUM],
  energyMean: [MINIMUM, LEVEL, MAXIMUM],
  vectorMean: [AVERAGE],
  maximum: [MAXIMUM],
  minimum: [MINIMUM],
  total: [TOTAL],
} as const satisfies Record<string, readonly Figure[]>

/** The figures that are meaningful for values of a kind, in display order. */
export const figuresOf = (kind: ParameterKind): readonly Figure[] =>
  kind === 'boolean' ? [SHARE] : FIGURES[COMBINATIONS[kind]]

/** A figure of values of a kind; a dash for null. An extreme is one of the readings, and has their decimals. */
export function figureText(
  value: number | null,
  { key }: Pick<Figure, 'key'>,
  { kind, precision, decimals }: ReadingDecimals & { kind: ParameterKind },
  locale: string,
): string {
  if (kind === 'boolean' && value !== null) return formatShare(value, locale)
  return key === 'value'
    ? formatValue(value, locale, precision)
    : formatReading(value, locale, { precision, decimals })
}

const WHOLE = {
  mean: AVERAGE,
  energyMean: LEVEL,
  vectorMean: AVERAGE,
  maximum: MAXIMUM,
  minimum: MINIMUM,
  total: TOTAL,
} as const

/** The one figure that stands for all values of a window: a mean, a total or an extreme. */
export const wholeFigureOf = (kind: ParameterKind): Figure => WHOLE[COMBINATIONS[kind]]
