import { COMBINATIONS } from '@airshed/domain'
import type { ParameterKind } from '@airshed/schemas'

/** A figure of a series: the message that names it, and its place in `RangeStatistics`. */
export interface Figure {
  readonly id:
    | 'charts.minimum'
    | 'charts.average'
    | 'charts.level'
    | 'charts.maximum'
    | 'charts.total'
  readonly key: 'minimum' | 'value' | 'maximum'
}

const MINIMUM: Figure = { id: 'charts.minimum', key: 'minimum' }
const AVERAGE: Figure = { id: 'charts.average', key: 'value' }
const LEVEL: Figure = { id: 'charts.level', key: 'value' }
const MAXIMUM: Figure = { id: 'charts.maximum', key: 'maximum' }
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
