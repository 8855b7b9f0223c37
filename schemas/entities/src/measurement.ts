import { Type, type Static } from 'typebox'
import { TimestampMs } from './common.ts'

/** Bits that say why a reading is not an ordinary one. */
export const MEASUREMENT_FLAGS = {
  /** The instrument reported a fault (a dead fan): the value is kept, and not shown. */
  sensorFault: 1,
  /** The measured time lay in the future: the received time stands instead. */
  futureTime: 2,
  /** The payload had no time: the received time stands instead. */
  receivedTime: 4,
} as const

/**
 * One measurement: `[timestamp in ms UTC, value, flags?]`.
 * A value of null is a gap, or a reading that a flag hides.
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

/** How the values of one averaging step become one. Directions are always averaged as vectors. */
export const STATISTICS = ['mean', 'min', 'max'] as const

/**
 * Measurements that one answer may hold: of all its data points together. A year of minutes of one data
 * point is within it, as are a thousand readings of each of a thousand.
 */
export const ANSWER_MEASUREMENTS_MAX = 1_000_000

/** `POST search/measurements` */
export const MeasurementSearch = Type.Object(
  {
    data_point_id: Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
      minItems: 1,
      maxItems: 500,
    }),
    from: Type.Optional(TimestampMs),
    to: Type.Optional(TimestampMs),
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
        description: `Averaging step in minutes; steps × data points ≤ ${ANSWER_MEASUREMENTS_MAX}. Above a day a multiple of 10`,
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
  },
  { additionalProperties: false },
)
export type MeasurementSearch = Static<typeof MeasurementSearch>

/** A reporting interval that holds from a time on. */
export const ReportingInterval = Type.Object({
  fromMs: TimestampMs,
  intervalMs: Type.Integer({ minimum: 1 }),
})
export type ReportingInterval = Static<typeof ReportingInterval>

/** A sensor whose newest reading reports a fault. */
export const SensorFault = Type.Object({
  sinceMs: TimestampMs,
  lastGood: Type.Union([Measurement, Type.Null()], {
    description: 'The last reading before it; null: there never was one',
  }),
})
export type SensorFault = Static<typeof SensorFault>

/** What was done to a series before it was handed out, and what its device owes. */
export const SeriesInfo = Type.Object({
  averagingPeriodMs: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Averaging step of the values; null: as measured',
  }),
  reduced: Type.Boolean({ description: 'Only first, min, max and last of each pixel column' }),
  completeness: Type.Union([Type.Number({ minimum: 0 }), Type.Null()], {
    description: 'Share of the expected readings that exist, 0–1; null where unknown',
  }),
  reportingIntervals: Type.Array(ReportingInterval, {
    description:
      'Reporting intervals of the device in the window, oldest first; each holds until the next',
  }),
  fault: Type.Optional(SensorFault),
})
export type SeriesInfo = Static<typeof SeriesInfo>

/** Answer of `search/measurements`: data point id → its measurements, oldest first. */
export const MeasurementResult = Type.Object({
  data: Type.Record(Type.String(), Type.Array(Measurement)),
  info: Type.Record(Type.String(), SeriesInfo),
})
export type MeasurementResult = Static<typeof MeasurementResult>

/** How the values of a period become one, by the kind of their parameter. */
export const COMBINATION_NAMES = [
  'mean',
  'vectorMean',
  'energyMean',
  'maximum',
  'minimum',
  'total',
] as const

/** `POST search/statistics`; the end of the window is not in it. */
export const StatisticsSearch = Type.Object(
  {
    data_point_id: Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
      minItems: 1,
      maxItems: 500,
    }),
    from: TimestampMs,
    to: TimestampMs,
  },
  { additionalProperties: false },
)
export type StatisticsSearch = Static<typeof StatisticsSearch>

const NumberOrNull = (description: string) =>
  Type.Union([Type.Number(), Type.Null()], { description })

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
  count: Type.Integer({ description: 'Readings with a value, without those of a faulty sensor' }),
  expected: Type.Integer({
    description: 'Readings that the intervals in force let expect up to now; 0: none',
  }),
  coverage: NumberOrNull('`count / expected`, 0–1; null where none is expected'),
})
export type RangeStatistics = Static<typeof RangeStatistics>

/** Answer of `search/statistics`: data point id → its figures. */
export const StatisticsResult = Type.Object({
  data: Type.Record(Type.String(), RangeStatistics),
})
export type StatisticsResult = Static<typeof StatisticsResult>
