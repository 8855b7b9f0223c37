import { COMBINATIONS } from '@airshed/domain'
import type { ParameterKind } from '@airshed/schemas'
import type { SeriesStatistics } from './seriesStatistics.ts'

/** A figure of a series: the message that names it, and where it stands in its statistics. */
export interface Figure {
  readonly id:
    | 'charts.minimum'
    | 'charts.average'
    | 'charts.level'
    | 'charts.maximum'
    | 'charts.total'
  readonly key: 'minimum' | 'average' | 'maximum' | 'total'
}

const MINIMUM: Figure = { id: 'charts.minimum', key: 'minimum' }
const AVERAGE: Figure = { id: 'charts.average', key: 'average' }
const LEVEL: Figure = { id: 'charts.level', key: 'average' }
const MAXIMUM: Figure = { id: 'charts.maximum', key: 'maximum' }
const TOTAL: Figure = { id: 'charts.total', key: 'total' }

const FIGURES = {
  mean: [MINIMUM, AVERAGE, MAXIMUM],
  energyMean: [MINIMUM, LEVEL, MAXIMUM],
  vectorMean: [AVERAGE],
  maximum: [MAXIMUM],
  minimum: [MINIMUM],
  total: [TOTAL],
} as const satisfies Record<string, readonly Figure[]>

/** The figures that say something of values of a kind, in the order in which they are shown. */
export const figuresOf = (kind: ParameterKind): readonly Figure[] => FIGURES[COMBINATIONS[kind]]

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

/**
 * Whether a mean is that of the drawn values alone, which is nearly that of all readings; kinds
 * for which it would not be have none then.
 */
export const isRoughMean = (
  { key }: Figure,
  series: { readonly completeness?: number | null },
  statistics: SeriesStatistics,
): boolean => key === 'average' && series.completeness !== undefined && statistics.average !== null
