import { Type, type Static } from 'typebox'
import { ROLLING_HOURS_MAX, STATISTIC_HOURS_MAX, STEP_FIGURES_MAX } from './answerLimits.ts'
import { TimestampMs } from './common.ts'
import { POINTS_IN_WINDOW } from './measurement.ts'

/** Statistics that air quality rules are based on, from hourly values. */

const NumberOrNull = (description: string) =>
  Type.Union([Type.Number(), Type.Null()], { description })

const Zone = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 64,
    description:
      'IANA zone by whose standard time, all year, hours, days and years begin; default that of each device',
  }),
)

/** A figure with what it is based on. */
const CoveredFigure = Type.Object({
  value: NumberOrNull('null below 75 % coverage'),
  count: Type.Integer({ description: 'Values it is made of' }),
  expected: Type.Integer({ description: 'Values that there should be up to now' }),
  coverage: NumberOrNull('`count / expected`, 0–1; null where none is expected'),
})
type CoveredFigure = Static<typeof CoveredFigure>

/** `POST search/statistics/rolling` */
export const RollingSearch = Type.Object(
  {
    ...POINTS_IN_WINDOW,
    hours: Type.Integer({
      minimum: 2,
      maximum: ROLLING_HOURS_MAX,
      description: 'Length of the mean in hours, such as 8 or 24',
    }),
    timezone: Zone,
  },
  {
    additionalProperties: false,
    description: `Hours of the range × data points ≤ ${STEP_FIGURES_MAX}`,
  },
)
export type RollingSearch = Static<typeof RollingSearch>

/** The rolling means of one data point, as columns of equal length. */
export const RollingMeans = Type.Object({
  timezone: Type.String(),
  end: Type.Array(TimestampMs, {
    description: 'End of each mean: it covers the hours before it',
  }),
  value: Type.Array(Type.Union([Type.Number(), Type.Null()]), {
    description: 'Mean of the hourly values, of levels by energy; null below 75 % of the hours',
  }),
  count: Type.Array(Type.Integer(), { description: 'Hours with a value' }),
  expected: Type.Array(Type.Integer(), { description: 'Hours that should have one' }),
})
export type RollingMeans = Static<typeof RollingMeans>

/** Answer of `search/statistics/rolling`: data point id → its rolling means. */
export const RollingResult = Type.Object({ data: Type.Record(Type.String(), RollingMeans) })
export type RollingResult = Static<typeof RollingResult>

/** What a limit is compared with. */
const LIMIT_PERIODS = ['hour', 'day', 'highest8h'] as const
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

const Limit = {
  period: Type.Enum(LIMIT_PERIODS, {
    type: 'string',
    description:
      'hour: each hourly value; day: each daily mean; highest8h: the highest rolling 8 h mean of each day',
  }),
  above: Type.Number({ description: 'Counted is what is greater, in the unit of the parameter' }),
}

/** `POST search/statistics/years`: whole years that the window touches, up to now. */
export const YearsSearch = Type.Object(
  {
    ...POINTS_IN_WINDOW,
    timezone: Zone,
    percentiles: Type.Optional(
      Type.Array(Type.Number({ minimum: 0, maximum: 100 }), {
        maxItems: 20,
        default: [50, 95, 98],
        description: 'Of the hourly values, %',
      }),
    ),
    limits: Type.Optional(
      Type.Array(Type.Object(Limit, { additionalProperties: false }), {
        maxItems: 20,
        default: [],
        description: 'How many hours or days of each year exceed them',
      }),
    ),
  },
  {
    additionalProperties: false,
    description: `Hours of the years × data points ≤ ${STATISTIC_HOURS_MAX}`,
  },
)
export type YearsSearch = Static<typeof YearsSearch>

const HighestOfDays = Type.Object({
  value: NumberOrNull('null without any day that has one'),
  dayStart: Type.Union([TimestampMs, Type.Null()], {
    description: 'Start of the day, the first of equal ones',
  }),
  count: Type.Integer({ description: 'Days that have a value' }),
  expected: Type.Integer({ description: 'Days that should have one' }),
})

/** The figures of a year, from its hourly values. */
export const YearFigures = Type.Object({
  start: TimestampMs,
  end: Type.Integer({ description: 'ms UTC, not within the year' }),
  hourly: CoveredFigure,
  minimum: NumberOrNull('Least hourly value; null without any'),
  maximum: NumberOrNull('Greatest hourly value; null without any'),
  percentiles: Type.Array(
    Type.Object({
      percent: Type.Number(),
      value: NumberOrNull(
        'Interpolated between the two nearest hourly values; null below 75 % of the hours',
      ),
    }),
  ),
  highestDay: Type.Object(HighestOfDays.properties, { description: 'Of the daily means' }),
  highest8h: Type.Object(HighestOfDays.properties, {
    description:
      'Of the highest rolling 8 h mean of each day; a mean belongs to the day it ends in',
  }),
  exceedances: Type.Array(
    Type.Object({
      ...Limit,
      value: NumberOrNull('Hours or days above the limit; null below 75 % coverage'),
      atLeast: Type.Integer({
        description:
          'Hours or days that are known to be above it, at any coverage: a lower bound if `value` is null',
      }),
      count: Type.Integer({ description: 'Hours or days that have a value' }),
      expected: Type.Integer(),
      coverage: NumberOrNull('`count / expected`, 0–1; null where none is expected'),
    }),
  ),
})
export type YearFigures = Static<typeof YearFigures>

/** Answer of `search/statistics/years`: data point id → its years, oldest first. */
export const YearsResult = Type.Object({
  data: Type.Record(
    Type.String(),
    Type.Object({ timezone: Type.String(), years: Type.Array(YearFigures) }),
  ),
})
export type YearsResult = Static<typeof YearsResult>
