import { Type, type Static } from 'typebox'
import { PAIRS_STEPS_MAX, LISTED_PAIRS_MAX } from './answerLimits.ts'
import { RangeEndMs, RangeStartMs, TimestampMs } from './common.ts'
import { BasisChoice } from './correction.ts'

const DataPointId = (description: string) =>
  Type.String({ minLength: 1, maxLength: 300, description })

const NumberOrNull = (description: string) =>
  Type.Union([Type.Number(), Type.Null()], { description })

/** `POST search/statistics/pairs`: the whole steps that the window touches, up to now. */
export const PairsSearch = Type.Object(
  {
    x_data_point_id: DataPointId('Across: what y is regressed on, such as a reference'),
    y_data_point_id: DataPointId('Upwards, such as the sensor that is compared with it'),
    from: RangeStartMs,
    to: RangeEndMs,
    basis: Type.Optional(BasisChoice),
    averaging_minutes: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 60,
        default: 60,
        description: 'Length of the steps whose values are paired: a divisor of 60',
      }),
    ),
  },
  { additionalProperties: false, description: `steps ≤ ${PAIRS_STEPS_MAX}` },
)
export type PairsSearch = Static<typeof PairsSearch>

/** The straight line through pairs by ordinary least squares of y on x. */
export const Regression = Type.Object({
  slope: Type.Number({ description: 'Units of y for each unit of x' }),
  intercept: Type.Number({ description: 'y where x is 0' }),
  correlation: NumberOrNull('Pearson’s r, −1 to 1; null where all y are the same'),
  rSquared: NumberOrNull('Share of the variance of y that the line explains, r²'),
  residualDeviation: Type.Number({
    description: 'Standard deviation of y around the line, √(Σ residual² / (n − 2))',
  }),
})
export type Regression = Static<typeof Regression>

/** The straight line through pairs of one unit with errors of equal variance in both, by orthogonal regression. */
export const OrthogonalRegression = Type.Object({
  slope: Type.Number({ description: 'Change of y for each unit of x' }),
  intercept: Type.Number({ description: 'y where x is 0' }),
  slopeUncertainty: Type.Number({ description: 'Standard uncertainty of the slope' }),
  interceptUncertainty: Type.Number({ description: 'Standard uncertainty of the intercept' }),
  meanX: Type.Number({ description: 'Mean of x, where the line is most certain' }),
})
export type OrthogonalRegression = Static<typeof OrthogonalRegression>

/** The distance of y from x, if both have the same unit. */
export const Agreement = Type.Object({
  bias: Type.Number({ description: 'Mean of y − x' }),
  rmse: Type.Number({ description: 'Root of the mean of (y − x)²: around the identity line' }),
})
export type Agreement = Static<typeof Agreement>

/** Pairs one by one, in columns of equal length, oldest first. */
export const PairList = Type.Object({
  start: Type.Array(TimestampMs, { description: 'Start of the step' }),
  x: Type.Array(Type.Number()),
  y: Type.Array(Type.Number()),
})
export type PairList = Static<typeof PairList>

/** How many pairs there are in each cell of an even grid over all of them. */
export const PairDensity = Type.Object({
  x: Type.Array(Type.Number(), { description: 'Middles of the columns' }),
  y: Type.Array(Type.Number(), { description: 'Middles of the rows, lowest first' }),
  counts: Type.Array(Type.Array(Type.Integer()), { description: 'Rows of counts, lowest first' }),
})
export type PairDensity = Static<typeof PairDensity>

/** Two parameters against each other: figures over all pairs, and what can be drawn of them. */
export const Pairs = Type.Object({
  timezone: Type.String({
    description: 'IANA zone of the device of x, by whose clock steps begin',
  }),
  averagingPeriodMs: Type.Integer({ description: 'Length of the steps' }),
  xUnit: Type.String(),
  yUnit: Type.String(),
  count: Type.Integer({ description: 'Steps in which both have 75 % of their readings or more' }),
  expected: Type.Integer({ description: 'Steps up to now in which both are due' }),
  coverage: NumberOrNull('`count / expected`, 0–1; null where none is expected'),
  regression: Type.Union([Regression, Type.Null()], {
    description:
      'From all pairs; null below 75 % coverage, of fewer than three pairs, and where all x are the same',
  }),
  orthogonal: Type.Union([OrthogonalRegression, Type.Null()], {
    description:
      'From all pairs; null below 75 % coverage, where the units differ, of fewer than three pairs, and where they extend in no direction of the x axis',
  }),
  agreement: Type.Union([Agreement, Type.Null()], {
    description: 'From all pairs; null below 75 % coverage, and where the units differ',
  }),
  points: Type.Union([PairList, Type.Null()], {
    description: `All pairs; null where there are more than ${LISTED_PAIRS_MAX}`,
  }),
  density: Type.Union([PairDensity, Type.Null()], { description: 'Where `points` is null' }),
})
export type Pairs = Static<typeof Pairs>

/** Answer of `search/statistics/pairs`. */
export const PairsResult = Type.Object({
  data: Type.Union([Pairs, Type.Null()], {
    description: 'null where one of the data points is unknown or not readable',
  }),
})
export type PairsResult = Static<typeof PairsResult>
