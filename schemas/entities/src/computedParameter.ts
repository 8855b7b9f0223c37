import { Type, type Static } from 'typebox'
import { Id, Words } from './common.ts'
import { MASS_REFERENCES } from './gasReference.ts'

/** Lengths over which a computed parameter can combine readings, minutes. */
export const COMPUTED_PERIODS = [
  5, 10, 15, 30, 45, 60, 120, 360, 480, 720, 1440, 10_080, 43_200,
] as const
export type ComputedPeriod = (typeof COMPUTED_PERIODS)[number]

/** From this period on, a computed parameter has one value per hour instead of one per reading, minutes. */
export const COMPUTED_STEP = 60

/** Functions that combine the readings of a period. */
export const COMPUTED_STATISTICS = ['avg', 'min', 'max'] as const
export type ComputedStatistic = (typeof COMPUTED_STATISTICS)[number]

/** Comparisons, which give 0 or 1: above, at least, below, at most, equal, not equal. */
export const COMPUTED_OPERATORS = ['gt', 'gte', 'lt', 'lte', 'eq', 'neq'] as const
export type ComputedOperator = (typeof COMPUTED_OPERATORS)[number]

/** Everything that a computed parameter can compute from readings. */
export const COMPUTED_FUNCTIONS = [
  'abs',
  ...COMPUTED_STATISTICS,
  'diff',
  'scale',
  'mass',
  ...COMPUTED_OPERATORS,
] as const

/** Computed parameters that one device can have. */
export const COMPUTED_PARAMETERS_MAX = 50
/** Maximum length of a chain of computed parameters, each computed from the one before. */
export const COMPUTED_DEPTH_MAX = 8

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
    period: Type.Enum([...COMPUTED_PERIODS], {
      type: 'integer',
      description: 'Minutes before each value; from 60 on there is one value an hour',
    }),
  },
  closed,
)
const AgainstValue = Type.Object({ value: Figure('In the unit of the data point') }, closed)

/** A straight line through two points: `min` becomes `range1`, `max` becomes `range2`. */
export const ComputedScale = Type.Object(
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
export type ComputedScale = Static<typeof ComputedScale>

/** The air to which the mass of a gas refers. */
const ComputedMass = Type.Object(
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
type ComputedMass = Static<typeof ComputedMass>

/**
 * What a computed parameter is computed from, and how: `link` and exactly one function beside it, such as
 * `{ "link": ["1C00A3F7.0.0.0/132:5"], "avg": { "period": 60 } }`.
 */
export const ComputedConditions = Type.Object(
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
    scale: Type.Optional(ComputedScale),
    mass: Type.Optional(ComputedMass),
    gt: Type.Optional(AgainstValue),
    gte: Type.Optional(AgainstValue),
    lt: Type.Optional(AgainstValue),
    lte: Type.Optional(AgainstValue),
    eq: Type.Optional(AgainstValue),
    neq: Type.Optional(AgainstValue),
  },
  { ...closed, description: '`link` and exactly one function' },
)
export type ComputedConditions = Static<typeof ComputedConditions>

/** What makes a data point a computed parameter. */
export const ComputedParameter = Type.Object(
  {
    _id: Type.String({ description: 'As in the path of its calls' }),
    description: Type.String(),
    conditions: ComputedConditions,
    step: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Minutes from one value to the next; null: a value for each reading',
    }),
    is_complete: Type.Boolean({
      description: 'false while older readings are still being evaluated',
    }),
  },
  { description: 'How the data point is computed; absent where it is measured' },
)
export type ComputedParameter = Static<typeof ComputedParameter>

const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })
const description = Type.String({ maxLength: 2000 })

/** `POST nodes/{id}/metrics`. */
export const NewComputedParameter = Type.Object(
  { name, description: Type.Optional(description), conditions: ComputedConditions },
  closed,
)
export type NewComputedParameter = Static<typeof NewComputedParameter>

/** `PUT nodes/{id}/metrics/{metricId}`: changed conditions recompute all values. */
export const ComputedParameterEdit = Type.Object(
  {
    name: Type.Optional(name),
    description: Type.Optional(description),
    conditions: Type.Optional(ComputedConditions),
  },
  { ...closed, minProperties: 1 },
)
export type ComputedParameterEdit = Static<typeof ComputedParameterEdit>

const Dependent = Type.Object({ _id: Type.String(), name: Type.String() })

/** `GET nodes/{id}/metrics/{metricId}/dependents`: what would lose its data along with a computed parameter. */
export const ComputedDependents = Type.Object({
  metrics: Type.Array(Dependent, { description: 'Computed from it, directly or over others' }),
  alerts: Type.Array(Dependent, { description: 'At most 100 that the caller can read' }),
  dashboards: Type.Array(Dependent, { description: 'At most 100 that the caller can read' }),
  others: Type.Integer({
    minimum: 0,
    description: 'Alerts and dashboards that the caller cannot read, or beyond the first 100',
  }),
})
export type ComputedDependents = Static<typeof ComputedDependents>

/** `DELETE nodes/{id}/metrics/{metricId}`. */
export const ComputedParameterRemoval = Type.Object(
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
export type ComputedParameterRemoval = Static<typeof ComputedParameterRemoval>
