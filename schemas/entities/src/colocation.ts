import { Type, type Static } from 'typebox'
import { COLOCATED_SENSORS_MAX, LISTED_PAIRS_MAX, STATISTIC_HOURS_MAX } from './answerLimits.ts'
import { RangeEndMs, RangeStartMs, Words } from './common.ts'
import { PairDensity, PairList } from './pairs.ts'

const DataPointId = Type.String({ minLength: 1, maxLength: 300 })

const NumberOrNull = (description: string) =>
  Type.Union([Type.Number(), Type.Null()], { description })

/** Averaging periods by which a sensor and its reference are paired. */
export const COLOCATION_AVERAGING = ['hour', 'day'] as const
export type ColocationAveraging = (typeof COLOCATION_AVERAGING)[number]

/** `POST search/statistics/colocation`: the whole hours or days of a window, up to now. */
export const ColocationSearch = Type.Object(
  {
    sensor_data_point_ids: Type.Array(DataPointId, {
      minItems: 1,
      maxItems: COLOCATED_SENSORS_MAX,
      uniqueItems: true,
      description:
        'The sensors beside the reference: one parameter, in the unit of the reference, as they report, whatever corrections they have',
    }),
    reference_data_point_id: { ...DataPointId, description: 'What the sensors are regressed on' },
    from: RangeStartMs,
    to: RangeEndMs,
    averaging: Words(COLOCATION_AVERAGING, {
      description:
        'Means that are paired: of hours with 75 % of their readings, or of days with 75 % of such hours',
    }),
    timezone: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          'IANA zone by whose standard time days begin; default that of the reference’s device',
      }),
    ),
    temperature_data_point_id: Type.Optional({
      ...DataPointId,
      description: 'Temperature by which residuals are grouped',
    }),
    humidity_data_point_id: Type.Optional({
      ...DataPointId,
      description: 'Relative humidity by which residuals are grouped',
    }),
  },
  {
    additionalProperties: false,
    description: `hours × data points ≤ ${STATISTIC_HOURS_MAX}`,
  },
)
export type ColocationSearch = Static<typeof ColocationSearch>

/** An estimate with its 95 % confidence interval. */
export const IntervalEstimate = Type.Object({
  value: Type.Number(),
  low: Type.Number({ description: 'Lower end of the 95 % interval' }),
  high: Type.Number({ description: 'Upper end of the 95 % interval' }),
})
export type IntervalEstimate = Static<typeof IntervalEstimate>

/** The line of a sensor on its reference, by ordinary least squares: `sensor = intercept + slope × reference`. */
export const SensorLine = Type.Object({
  slope: IntervalEstimate,
  intercept: IntervalEstimate,
  rSquared: NumberOrNull('Null where all values of the sensor are the same'),
  residualDeviation: Type.Number({
    description: 'Standard deviation of the sensor around the line, √(Σ residual² / (n − 2))',
  }),
})
export type SensorLine = Static<typeof SensorLine>

/** How far values are from those of the reference. */
export const SensorError = Type.Object({
  rmse: Type.Number({ description: 'Root of the mean of (sensor − reference)²' }),
  nrmsePercent: NumberOrNull('RMSE by the mean of the reference; null if that is not positive'),
  bias: Type.Number({ description: 'Mean of sensor − reference' }),
})
export type SensorError = Static<typeof SensorError>

/** Figures that targets are set for. */
export const TARGET_FIGURES = [
  'slope',
  'intercept',
  'rSquared',
  'rmse',
  'nrmsePercent',
  'sd',
  'cvPercent',
] as const

/** A figure beside its target. */
export const TargetCheck = Type.Object({
  figure: Words(TARGET_FIGURES),
  value: NumberOrNull('Null where it cannot be computed'),
  least: NumberOrNull('Lower end of the target; null: none'),
  most: NumberOrNull('Upper end of the target; null: none'),
  isMet: Type.Union([Type.Boolean(), Type.Null()], { description: 'Null without a value' }),
})
export type TargetCheck = Static<typeof TargetCheck>

/** One of the targets: met if one of its figures is. */
export const TargetResult = Type.Object({
  target: Words(['slope', 'intercept', 'linearity', 'error', 'precision']),
  isMet: Type.Union([Type.Boolean(), Type.Null()], { description: 'Null without a value' }),
  checks: Type.Array(TargetCheck),
})
export type TargetResult = Static<typeof TargetResult>

/** Residuals of the line in one class of temperature or humidity. */
export const ResidualBin = Type.Object({
  from: Type.Number({ description: 'Belongs to the class' }),
  to: Type.Number({ description: 'Belongs to the next class' }),
  count: Type.Integer(),
  mean: Type.Number({ description: 'Mean of sensor − line, in the unit of the sensor' }),
  deviation: NumberOrNull('Standard deviation of the residuals; null of a single one'),
})
export type ResidualBin = Static<typeof ResidualBin>

/** Residuals by the classes of another parameter that have any, lowest first. */
export const ClassResiduals = Type.Object({
  unit: Type.String({ description: 'Unit of the classes' }),
  count: Type.Integer({ description: 'Pairs in which the other parameter has a value as well' }),
  bins: Type.Array(ResidualBin),
})
export type ClassResiduals = Static<typeof ClassResiduals>

/** Why no correction is proposed. */
export const NO_CORRECTION = [
  'too_few_pairs',
  'constant_reference',
  'slope_not_positive',
  'slope_uncertain',
] as const
export type NoCorrection = (typeof NO_CORRECTION)[number]

const Coefficients = Type.Array(Type.Number(), {
  minItems: 2,
  maxItems: 2,
  description: '[c0, c1]: corrected = c0 + c1 × raw',
})

/** A correction by the earlier pairs, tried on the later ones. */
export const CorrectionCheck = Type.Object({
  fittedPairs: Type.Integer({ description: 'The first two thirds, by which it was fitted' }),
  checkedPairs: Type.Integer({ description: 'The last third, which the fit did not see' }),
  checkedFrom: Type.Integer({ description: 'Start of the first checked period, ms UTC' }),
  coefficients: Coefficients,
  before: SensorError,
  after: SensorError,
})
export type CorrectionCheck = Static<typeof CorrectionCheck>

/** The inverse of the line: `corrected = (raw − intercept) / slope`. */
export const ProposedCorrection = Type.Object({
  coefficients: Coefficients,
  rawFrom: Type.Number({ description: 'Lowest value of the sensor that the fit rests on' }),
  rawTo: Type.Number({ description: 'Highest value of the sensor that the fit rests on' }),
  check: Type.Union([CorrectionCheck, Type.Null()], {
    description: 'Null where the first two thirds have no line that can be inverted',
  }),
})
export type ProposedCorrection = Static<typeof ProposedCorrection>

/** One sensor beside the reference. */
export const ColocatedSensor = Type.Object({
  data_point_id: Type.String(),
  count: Type.Integer({ description: 'N: periods in which sensor and reference have a mean' }),
  expected: Type.Integer({ description: 'Whole periods of the window, up to now' }),
  coverage: NumberOrNull('`count / expected`, 0–1; null where none is expected'),
  sensorMean: NumberOrNull('Mean of the sensor over the pairs'),
  referenceMean: NumberOrNull('Mean of the reference over the pairs'),
  line: Type.Union([SensorLine, Type.Null()], {
    description: 'Null of fewer than three pairs, and where the reference is constant',
  }),
  error: Type.Union([SensorError, Type.Null()], { description: 'Null without a pair' }),
  targets: Type.Array(TargetResult, { description: 'Empty where no targets apply' }),
  temperature: Type.Union([ClassResiduals, Type.Null()]),
  humidity: Type.Union([ClassResiduals, Type.Null()]),
  correction: Type.Union([ProposedCorrection, Type.Null()]),
  noCorrection: Type.Union([Words(NO_CORRECTION), Type.Null()], {
    description: 'Why `correction` is null',
  }),
  points: Type.Union([PairList, Type.Null()], {
    description: `All pairs, x the reference, y the sensor; null where there are more than ${LISTED_PAIRS_MAX}`,
  }),
  density: Type.Union([PairDensity, Type.Null()], { description: 'Where `points` is null' }),
})
export type ColocatedSensor = Static<typeof ColocatedSensor>

/** How well the sensors agree with one another. */
export const SensorPrecision = Type.Object({
  count: Type.Integer({ description: 'Periods in which every sensor has a mean' }),
  sd: Type.Number({
    description: '√(Σ (value − mean of the sensors in that period)² / (N M − 1))',
  }),
  cvPercent: NumberOrNull('SD by the mean of all values; null if that is not positive'),
  target: Type.Union([TargetResult, Type.Null()], { description: 'Null where none applies' }),
})
export type SensorPrecision = Static<typeof SensorPrecision>

/** Targets of the parameter; they are compared only with means of their own averaging period, in their unit. */
export const ColocationTargets = Type.Object({
  source: Type.String(),
  averaging: Words(COLOCATION_AVERAGING),
  unit: Type.String(),
  areCompared: Type.Boolean(),
})
export type ColocationTargets = Static<typeof ColocationTargets>

/** Sensors beside a reference, and beside one another. */
export const Colocation = Type.Object({
  timezone: Type.String({ description: 'IANA zone by whose standard time days begin' }),
  averagingPeriodMs: Type.Integer(),
  unit: Type.String({ description: 'Of the reference and all sensors' }),
  expected: Type.Integer({ description: 'Whole periods of the window, up to now' }),
  referenceCount: Type.Integer({ description: 'Periods in which the reference has a mean' }),
  targets: Type.Union([ColocationTargets, Type.Null()], {
    description: 'Null if there are none for the parameter',
  }),
  sensors: Type.Array(ColocatedSensor, { description: 'In the order of the request' }),
  precision: Type.Union([SensorPrecision, Type.Null()], {
    description: 'Null of fewer than three sensors, or three periods in which all have a mean',
  }),
})
export type Colocation = Static<typeof Colocation>

/** Answer of `search/statistics/colocation`. */
export const ColocationResult = Type.Object({
  data: Type.Union([Colocation, Type.Null()], {
    description: 'null where one of the data points is unknown or not readable',
  }),
})
export type ColocationResult = Static<typeof ColocationResult>
