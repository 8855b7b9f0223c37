import { Type, type Static } from 'typebox'
import {
  ANSWER_MEASUREMENTS_MAX,
  PERCENTILES_MAX,
  PERCENTILE_READINGS_MAX,
  STEP_FIGURES_MAX,
  STATISTIC_HOURS_MAX,
} from './answerLimits.ts'
import { RangeEndMs, RangeStartMs, TimestampMs } from './common.ts'
import { BasisChoice } from './correction.ts'
import { HIDING_REASONS } from './measurementFlags.ts'

/**
 * One measurement: `[timestamp in ms UTC, value, flags?]`. A value of null is a gap, or a reading hidden by a flag. With the
 * flag `belowLimit` the value is the detection limit that the reading is below.
 */
export const Measurement = Type.Unsafe<
  [ts: number, value: number | null] | [ts: number, value: number | null, flags: number]
>(
  Type.Array(Type.Union([Type.Number(), Type.Null()]), {
    minItems: 2,
    maxItems: 3,
    description: '[timestamp ms UTC, value or null, flags?]',
  }),
)
export type Measurement = Static<typeof Measurement>

/** How the values of one averaging step are combined. Directions are always averaged as vectors. */
export const STATISTICS = ['mean', 'min', 'max'] as const

/** `POST search/measurements` */
export const MeasurementSearch = Type.Object(
  {
    data_point_id: Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
      minItems: 1,
      maxItems: 500,
    }),
    from: Type.Optional(RangeStartMs),
    to: Type.Optional(RangeEndMs),
    last: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 10_000,
        description: `Only the newest N of each; N × data points ≤ ${ANSWER_MEASUREMENTS_MAX}`,
      }),
    ),
    aggregate: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 525_600,
        description: `Averaging step in minutes; steps × data points ≤ ${ANSWER_MEASUREMENTS_MAX}. Above a day a multiple of 10. Null where fewer than 75 % of the expected readings exist`,
      }),
    ),
    statistic: Type.Optional(Type.Enum(STATISTICS, { type: 'string', default: 'mean' })),
    width: Type.Optional(
      Type.Integer({
        minimum: 16,
        maximum: 16_384,
        description: 'Pixels: reduces to first, min, max and last of each column',
      }),
    ),
    basis: Type.Optional(BasisChoice),
  },
  { additionalProperties: false },
)
export type MeasurementSearch = Static<typeof MeasurementSearch>

/** `POST search/measurements/export` */
export const MeasurementExport = Type.Object(
  {
    data_point_id: Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
      minItems: 1,
      maxItems: 500,
    }),
    from: RangeStartMs,
    to: RangeEndMs,
    timezone: Type.Optional(
      Type.String({ maxLength: 64, default: 'UTC', description: 'IANA zone of the times' }),
    ),
    temp_units: Type.Optional(
      Type.Enum(['C', 'F'], {
        type: 'string',
        default: 'C',
        description: 'Unit of temperatures that are kept in °C',
      }),
    ),
  },
  { additionalProperties: false },
)
export type MeasurementExport = Static<typeof MeasurementExport>

/** `POST search/export`: the same with a name for the file. */
export const NamedMeasurementExport = Type.Object(
  {
    ...MeasurementExport.properties,
    filename: Type.Optional(
      Type.String({
        pattern: '^[^\\u0000-\\u001f\\u007f/\\\\]{1,150}$',
        description: 'Of the file, with or without `.csv`; default by the day that it starts on',
      }),
    ),
  },
  { additionalProperties: false },
)
export type NamedMeasurementExport = Static<typeof NamedMeasurementExport>

/** Answer of `search/measurements/export`. */
export const MeasurementFile = Type.String({
  description:
    'CSV (RFC 4180) below lines of one quoted cell that begins with #: what was asked, units, zone and flags. The last line counts the readings; a file without it is incomplete',
})

/** A reporting interval that applies from a time on. */
export const ReportingInterval = Type.Object({
  fromMs: TimestampMs,
  intervalMs: Type.Integer({ minimum: 1 }),
})
export type ReportingInterval = Static<typeof ReportingInterval>

/** A sensor whose newest reading is hidden by its flags, most often because it reports a fault. */
export const SensorFault = Type.Object({
  sinceMs: TimestampMs,
  lastGood: Type.Union([Measurement, Type.Null()], {
    description: 'The last reading before it; null: there never was one',
  }),
  reason: Type.Optional(
    Type.Enum(HIDING_REASONS, {
      type: 'string',
      default: 'sensorFault',
      description: 'The flag that hides its newest reading',
    }),
  ),
})
export type SensorFault = Static<typeof SensorFault>

/** What was done to a series before it was returned, and the reporting intervals of its device. */
export const SeriesInfo = Type.Object({
  averagingPeriodMs: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Averaging step of the values; null: as measured',
  }),
  reduced: Type.Boolean({ description: 'Only first, min, max and last of each pixel column' }),
  columnMs: Type.Optional(
    Type.Number({
      minimum: 0,
      description: 'Only where it is reduced: the time of one pixel column, ms',
    }),
  ),
  completeness: Type.Union([Type.Number({ minimum: 0 }), Type.Null()], {
    description: 'Share of the expected readings that exist, 0–1; null where unknown',
  }),
  reportingIntervals: Type.Array(ReportingInterval, {
    description:
      'Reporting intervals of the device in the window, oldest first; each holds until the next',
  }),
  fault: Type.Optional(SensorFault),
  basis: Type.Optional(
    Type.Literal('corrected', {
      description: 'The values are corrected; absent: they are as the device reported them',
    }),
  ),
})
export type SeriesInfo = Static<typeof SeriesInfo>

/** Answer of `search/measurements`: data point id → its measurements, oldest first. */
export const MeasurementResult = Type.Object({
  data: Type.Record(Type.String(), Type.Array(Measurement)),
  info: Type.Record(Type.String(), SeriesInfo),
})
export type MeasurementResult = Static<typeof MeasurementResult>

/** How the values of a period are combined into one, by the kind of their parameter. */
const COMBINATION_NAMES = [
  'mean',
  'vectorMean',
  'energyMean',
  'maximum',
  'minimum',
  'total',
] as const

/** Data points and a window: part of every search for statistics. */
export const POINTS_IN_WINDOW = {
  data_point_id: Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
    minItems: 1,
    maxItems: 500,
  }),
  from: RangeStartMs,
  to: RangeEndMs,
  basis: Type.Optional(BasisChoice),
}

/** `POST search/statistics` */
export const StatisticsSearch = Type.Object(
  {
    ...POINTS_IN_WINDOW,
    percentiles: Type.Optional(
      Type.Array(Type.Number({ minimum: 0, maximum: 100 }), {
        maxItems: PERCENTILES_MAX,
        uniqueItems: true,
        default: [],
        description: `Of the readings, %; not of directions, and of at most ${PERCENTILE_READINGS_MAX} readings of all data points together`,
      }),
    ),
  },
  { additionalProperties: false },
)
export type StatisticsSearch = Static<typeof StatisticsSearch>

const NumberOrNull = (description: string) =>
  Type.Union([Type.Number(), Type.Null()], { description })

const hiddenOf = (words: string) => Type.Optional(Type.Integer({ minimum: 1, description: words }))

/** How many readings are hidden by a flag, by the displayed reason. */
export const HiddenCounts = Type.Object(
  {
    sensorFault: hiddenOf('While the sensor reported a fault'),
    invalid: hiddenOf('Rejected by somebody’s quality control'),
    implausible: hiddenOf('Outside the plausible range of the parameter'),
    unknownTime: hiddenOf('With the time of a clock that was not set'),
    rejected: hiddenOf('Covered by a quality flag that is in force'),
  },
  {
    description:
      'Readings that a flag left out of the figures, by reason; a reason without any is absent. The whole is absent where it is not known',
  },
)
export type HiddenCounts = Static<typeof HiddenCounts>

/** How many readings are below their detection limit, by how they count. */
export const BelowLimitCounts = Type.Object(
  {
    half: hiddenOf('Counted as half of their limit'),
    zero: hiddenOf('Counted as zero'),
    excluded: hiddenOf('Not counted: they are not part of `count`'),
  },
  {
    description:
      'Readings below their detection limit, by the rule of the organization under which they count; a rule without any is absent. The whole is absent if there are none',
  },
)
export type BelowLimitCounts = Static<typeof BelowLimitCounts>

/** A value below which a share of the readings lies. */
export const Percentile = Type.Object({
  percent: Type.Number({ minimum: 0, maximum: 100 }),
  value: NumberOrNull(
    'Interpolated linearly between the two nearest readings, of which each counts once; null below 75 % coverage',
  ),
})
export type Percentile = Static<typeof Percentile>

/** The figures of one data point in a window, computed from all its readings. */
export const RangeStatistics = Type.Object({
  value: NumberOrNull(
    'The values as one, see `combination`; null without any, below 75 % coverage, and for directions that cancel out',
  ),
  combination: Type.Enum(COMBINATION_NAMES, {
    type: 'string',
    description: 'How the values became one, by the kind of the parameter',
  }),
  isTimeWeighted: Type.Boolean({
    description:
      'The reporting interval changed within the window: each reading weighs as long as the one in force',
  }),
  resultant: NumberOrNull('Length of the mean vector of directions, 0–1; null for other kinds'),
  minimum: NumberOrNull('Least value; null without any, and for directions'),
  maximum: NumberOrNull('Greatest value; null without any, and for directions'),
  count: Type.Integer({
    description:
      'Readings with a value, without those that a flag hides, or below their detection limit that are excluded',
  }),
  expected: Type.Integer({
    description: 'Readings expected up to now from the intervals in force; 0: none',
  }),
  coverage: NumberOrNull('`count / expected`, 0–1; null where none is expected'),
  hidden: Type.Optional(HiddenCounts),
  belowLimit: Type.Optional(BelowLimitCounts),
  percentiles: Type.Optional(
    Type.Array(Percentile, { description: 'Those that were asked for, in their order' }),
  ),
})
export type RangeStatistics = Static<typeof RangeStatistics>

/** Answer of `search/statistics`: data point id → its figures. */
export const StatisticsResult = Type.Object({
  data: Type.Record(Type.String(), RangeStatistics),
})
export type StatisticsResult = Static<typeof StatisticsResult>

/** The steps in which a calendar divides time. */
export const CALENDAR_UNITS = ['minute', 'hour', 'day', 'month', 'year'] as const
export type CalendarUnit = (typeof CALENDAR_UNITS)[number]

/** `POST search/statistics/steps`: the whole steps that the window touches. */
export const StepStatisticsSearch = Type.Object(
  {
    ...POINTS_IN_WINDOW,
    unit: Type.Enum(CALENDAR_UNITS, {
      type: 'string',
      description: `Length of a step; steps × data points ≤ ${STEP_FIGURES_MAX}`,
    }),
    every: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1440,
        default: 1,
        description:
          'Units of a step: of minutes and hours as many as divide a day, counted from midnight; of other units 1',
      }),
    ),
    timezone: Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'IANA zone in whose time the steps begin',
    }),
    standard_time: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Steps begin by the standard time of the zone all year, as regulations want it; default by the clock on the wall',
      }),
    ),
  },
  { additionalProperties: false },
)
export type StepStatisticsSearch = Static<typeof StepStatisticsSearch>

/** Answer of `search/statistics/steps`. */
export const StepStatisticsResult = Type.Object({
  edges: Type.Array(TimestampMs, {
    description:
      'Step i begins at edge i and ends before edge i + 1; values are labelled by the start',
  }),
  data: Type.Record(Type.String(), Type.Array(RangeStatistics), {
    description: 'Data point id → its figures, one for each step',
  }),
})
export type StepStatisticsResult = Static<typeof StepStatisticsResult>

/** `POST search/statistics/cycles`: the whole hours that the window touches, up to now. */
export const CyclesSearch = Type.Object(
  {
    ...POINTS_IN_WINDOW,
    timezone: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        description:
          'IANA zone by whose clock hours, weekdays and months are counted; default that of each device',
      }),
    ),
  },
  {
    additionalProperties: false,
    description: `hours × data points ≤ ${STATISTIC_HOURS_MAX}`,
  },
)
export type CyclesSearch = Static<typeof CyclesSearch>

/** The mean of the hourly values of one group, such as all Mondays. */
export const CycleFigure = Type.Object({
  value: NumberOrNull(
    'Mean of the hourly values, of directions their vector mean, of levels by energy; null below 75 % coverage',
  ),
  low: NumberOrNull(
    'Lower end of the 95 % interval of the mean, mean − t·s/√n; null without one: of directions, of a single hour, and of levels whose end has no energy',
  ),
  high: NumberOrNull('Upper end of the interval'),
  count: Type.Integer({ description: 'Hours with a value: with 75 % of their readings or more' }),
  expected: Type.Integer({ description: 'Hours of the group in the window up to now' }),
  coverage: NumberOrNull('`count / expected`, 0–1; null where none is expected'),
})
export type CycleFigure = Static<typeof CycleFigure>

/** The usual course of a day, a week and a year of one data point. */
export const Cycles = Type.Object({
  timezone: Type.String({ description: 'IANA zone by whose clock the groups are formed' }),
  hourly: Type.Enum(COMBINATION_NAMES, {
    type: 'string',
    description: 'How the readings of an hour became its value, by the kind of the parameter',
  }),
  hour: Type.Array(CycleFigure, { description: 'By hour of the day, from midnight: 24' }),
  weekday: Type.Array(CycleFigure, { description: 'By weekday, from Monday: 7' }),
  month: Type.Array(CycleFigure, { description: 'By month, from January: 12' }),
  weekdayHour: Type.Array(CycleFigure, {
    description: 'By hour of each weekday, from midnight of Monday: 168',
  }),
})
export type Cycles = Static<typeof Cycles>

/** Answer of `search/statistics/cycles`: data point id → its usual course. */
export const CyclesResult = Type.Object({ data: Type.Record(Type.String(), Cycles) })
export type CyclesResult = Static<typeof CyclesResult>
