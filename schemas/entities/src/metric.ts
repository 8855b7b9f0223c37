import { Type, type Static } from 'typebox'
import { Id, Words } from './common.ts'
import { MASS_REFERENCES } from './gasReference.ts'

/** Lengths over which a metric can combine readings, minutes. */
export const METRIC_PERIODS = [
  5, 10, 15, 30, 45, 60, 120, 360, 480, 720, 1440, 10_080, 43_200,
] as const
export type MetricPeriod = (typeof METRIC_PERIODS)[number]

/** From this period on, a metric has one value per hour instead of one per reading, minutes. */
export const METRIC_STEP = 60

/** Functions that combine the readings of a period. */
export const METRIC_STATISTICS = ['avg', 'min', 'max'] as const
export type MetricStatistic = (typeof METRIC_STATISTICS)[number]

/** Comparisons, which give 0 or 1: above, at least, below, at most, equal, not equal. */
export const METRIC_OPERATORS = ['gt', 'gte', 'lt', 'lte', 'eq', 'neq'] as const
export type MetricOperator = (typeof METRIC_OPERATORS)[number]

/** Everything that a metric can compute from readings. */
export const METRIC_FUNCTIONS = [
  'abs',
  ...METRIC_STATISTICS,
  'diff',
  'scale',
  'mass',
  ...METRIC_OPERATORS,
] as const

/** Metrics that one device can have. */
export const METRICS_MAX = 50
/** Maximum length of a chain of metrics, each computed from the one before. */
export const METRIC_DEPTH_MAX = 8

const closed = { additionalProperties: false }
/** No instrument reading lies beyond this. */
const Figure = (description?: string) =>
  Type.Number({
    minimum: -1e15,
    maximum: 1e15,
    ...(description === undefined ? {} : { description }),
  })

const Nothing = Type.Object({}, closed)
const OverPeriod = Type.Object(
  {
    period: Type.Enum([...METRIC_PERIODS], {
      type: 'integer',
      description: 'Minutes before each value; from 60 on there is one value an hour',
    }),
  },
  closed,
)
const AgainstValue = Type.Object({ value: Figure('In the unit of the data point') }, closed)

/** A straight line through two points: `min` becomes `range1`, `max` becomes `range2`. */
export const MetricScale = Type.Object(
  {
    min: Figure('A reading, in the unit of the data point'),
    max: Figure('Another one'),
    range1: Figure('The value of `min`'),
    range2: Figure('The value of `max`'),
    unit: Type.Optional(
      Type.String({ maxLength: 40, description: 'Of the values; without it they have none' }),
    ),
  },
  closed,
)
export type MetricScale = Static<typeof MetricScale>

/** The air to which the mass of a gas refers. */
const MetricMass = Type.Object(
  {
    reference: Type.Optional(
      Words(MASS_REFERENCES, {
        description:
          '20C: 293 K and 101.3 kPa; 25C: 298.15 K and 101.325 kPa; measured: temperature and pressure as the device measures them. Default: measured if `link` names them, otherwise the choice of the organization',
      }),
    ),
  },
  closed,
)
type MetricMass = Static<typeof MetricMass>

/**
 * What a metric is computed from, and how: `link` and exactly one function beside it, such as
 * `{ "link": ["1C00A3F7.0.0.0/132:5"], "avg": { "period": 60 } }`.
 */
export const MetricConditions = Type.Object(
  {
    link: Type.Array(Id, {
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
      description:
        'Data points of the same device: two for `diff` (the first less the second), three for `mass` at measured conditions (gas, temperature, pressure), else one',
    }),
    abs: Type.Optional(Nothing),
    avg: Type.Optional(OverPeriod),
    min: Type.Optional(OverPeriod),
    max: Type.Optional(OverPeriod),
    diff: Type.Optional(Nothing),
    scale: Type.Optional(MetricScale),
    mass: Type.Optional(MetricMass),
    gt: Type.Optional(AgainstValue),
    gte: Type.Optional(AgainstValue),
    lt: Type.Optional(AgainstValue),
    lte: Type.Optional(AgainstValue),
    eq: Type.Optional(AgainstValue),
    neq: Type.Optional(AgainstValue),
  },
  { ...closed, description: '`link` and exactly one function' },
)
export type MetricConditions = Static<typeof MetricConditions>

/** What makes a data point a metric. */
export const Metric = Type.Object(
  {
    _id: Type.String({ description: 'As in the path of its calls' }),
    description: Type.String(),
    conditions: MetricConditions,
    step: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Minutes from one value to the next; null: a value for each reading',
    }),
    is_complete: Type.Boolean({
      description: 'false while older readings are still being evaluated',
    }),
  },
  { description: 'How the data point is computed; absent where it is measured' },
)
export type Metric = Static<typeof Metric>

const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })
const description = Type.String({ maxLength: 2000 })

/** `POST nodes/{id}/metrics`. */
export const NewMetric = Type.Object(
  { name, description: Type.Optional(description), conditions: MetricConditions },
  closed,
)
export type NewMetric = Static<typeof NewMetric>

/** `PUT nodes/{id}/metrics/{metricId}`: changed conditions recompute all values. */
export const MetricEdit = Type.Object(
  {
    name: Type.Optional(name),
    description: Type.Optional(description),
    conditions: Type.Optional(MetricConditions),
  },
  { ...closed, minProperties: 1 },
)
export type MetricEdit = Static<typeof MetricEdit>

const Dependent = Type.Object({ _id: Type.String(), name: Type.String() })

/** `GET nodes/{id}/metrics/{metricId}/dependents`: what would lose its data along with a metric. */
export const MetricDependents = Type.Object({
  metrics: Type.Array(Dependent, { description: 'Computed from it, directly or over others' }),
  alerts: Type.Array(Dependent, { description: 'At most 100 that the caller can read' }),
  dashboards: Type.Array(Dependent, { description: 'At most 100 that the caller can read' }),
  others: Type.Integer({
    minimum: 0,
    description: 'Alerts and dashboards that the caller cannot read, or beyond the first 100',
  }),
})
export type MetricDependents = Static<typeof MetricDependents>

/** `DELETE nodes/{id}/metrics/{metricId}`. */
export const MetricRemoval = Type.Object(
  {
    with_dependents: Type.Optional(
      Words(['true', 'false'], {
        description:
          'true: also the metrics that are computed from it, whatever else depends on them',
      }),
    ),
  },
  closed,
)
export type MetricRemoval = Static<typeof MetricRemoval>
