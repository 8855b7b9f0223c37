import { Type, type Static } from 'typebox'
import { Id, Words } from './common.ts'

/** Comparisons of a reading with a value: below, at most, above, at least, equal, not equal. */
export const ALERT_EXPRESSIONS = ['lt', 'lte', 'gt', 'gte', 'eq', 'neq'] as const
export const AlertExpression = Words(ALERT_EXPRESSIONS)
export type AlertExpression = Static<typeof AlertExpression>

/** The longest hold time and reactivation time, ms: 7 days. Also of a repetition, and before an escalation. */
export const ALERT_TIME_MAX_MS = 604_800_000
/** The longest period that a condition looks back, minutes: 30 days. */
export const ALERT_PERIOD_MAX = 43_200
/** The longest time over which a condition measures a change, minutes: 6 hours, all readings of which are read. */
export const ALERT_RATE_PERIOD_MAX = 360

const closed = { additionalProperties: false }
const Period = (description: string) =>
  Type.Integer({ minimum: 1, maximum: ALERT_PERIOD_MAX, description })

/** A value that several conditions share, by its name. */
export const AlertReference = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 40 }), value: Type.Number() },
  closed,
)
export type AlertReference = Static<typeof AlertReference>

const ReferenceName = Type.Object(
  { reference: AlertReference.properties.name },
  { description: 'The value of the reference of this name', ...closed },
)

const compared = {
  expr: AlertExpression,
  value: Type.Union([Type.Number(), Type.Boolean(), ReferenceName], {
    description: 'In the unit of the data point; true or false for one that is on or off',
  }),
  clear_value: Type.Optional(
    Type.Number({
      description:
        'An active alert ends only once the condition no longer holds with this value. Default: the value itself',
    }),
  ),
}

/**
 * What a value is compared above: nothing (absolute, the default), the value of another data point at the same time
 * (upwind of a site), or a number (its baseline).
 */
export const AlertBasis = Type.Union([
  Type.Object({ kind: Words(['above_upwind']), dataPointId: Id }, closed),
  Type.Object({ kind: Words(['above_baseline']), value: Type.Number() }, closed),
])
export type AlertBasis = Static<typeof AlertBasis>
const based = { basis: Type.Optional(AlertBasis) }

/** The newest reading of a data point, compared with a value. */
const ReadingCondition = Type.Object(
  { deviceId: Id, dataPointId: Id, ...compared, ...based },
  { description: 'Compares the newest reading', ...closed },
)

const StatisticFunction = Type.Object(
  {
    func: Words(['avg', 'max', 'min']),
    dataPointId: Id,
    period: Period('Readings of the last minutes'),
    completeness: Type.Optional(
      Type.Number({
        minimum: 0.75,
        maximum: 1,
        description:
          'Share of the expected readings below which nothing is evaluated. Default 0.75 for a mean; extremes need none',
      }),
    ),
  },
  closed,
)
const AbsoluteFunction = Type.Object({ func: Words(['abs']), dataPointId: Id }, closed)
const RateFunction = Type.Object(
  {
    func: Words(['rate']),
    dataPointId: Id,
    period: Type.Integer({
      minimum: 1,
      maximum: ALERT_RATE_PERIOD_MAX,
      description: 'By how much the reading changed over this many minutes; a fall is negative',
    }),
  },
  closed,
)
const DifferenceFunction = Type.Object(
  {
    func: Words(['diff']),
    dataPointId: Id,
    dataPointId2: Id,
    value: Type.Number({ description: 'Limit of the difference of the two' }),
  },
  closed,
)

/** A statistic of a data point over a period, its absolute value, or its change, compared with a value. */
const FunctionCondition = Type.Object(
  {
    deviceId: Type.Optional(Id),
    dataPointId: Type.Union([StatisticFunction, AbsoluteFunction, RateFunction]),
    ...compared,
    ...based,
  },
  { description: 'Compares the result of a function of the readings', ...closed },
)

/** The difference of two data points, whose limit is part of the function. */
const DifferenceCondition = Type.Object(
  { deviceId: Type.Optional(Id), dataPointId: DifferenceFunction },
  { description: 'Holds while two data points differ by more than the limit', ...closed },
)

const SilenceFunction = Type.Object(
  { func: Words(['silence']), dataPointId: Id, period: Period('Minutes without a reading') },
  closed,
)

/** A data point that has stopped reporting. */
const SilenceCondition = Type.Object(
  { deviceId: Type.Optional(Id), dataPointId: SilenceFunction },
  { description: 'Holds while no reading came for the period', ...closed },
)

/** One condition of an alert; `dataPointId` is an id, or a function of data points. */
export const AlertCondition = Type.Union([
  ReadingCondition,
  FunctionCondition,
  DifferenceCondition,
  SilenceCondition,
])
export type AlertCondition = Static<typeof AlertCondition>

/** Conditions that must all hold (AND). */
const AlertRuleGroup = Type.Object(
  { _id: Id, conditions: Type.Array(AlertCondition, { minItems: 1, maxItems: 50 }) },
  closed,
)
type AlertRuleGroup = Static<typeof AlertRuleGroup>

/** The rules of an alert, as stored and as transferred: it is active while one of the groups holds (OR). */
export const AlertRules = Type.Array(AlertRuleGroup, { maxItems: 50 })
export type AlertRules = Static<typeof AlertRules>

/** Hours of the week, by the clock of `timezone`, in which an alert may begin. */
export const AlertHours = Type.Object(
  {
    timezone: Type.String({ minLength: 1, maxLength: 64, description: 'IANA time zone' }),
    spans: Type.Array(
      Type.Object(
        {
          days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
            minItems: 1,
            maxItems: 7,
            uniqueItems: true,
            description: 'ISO days of the week: 1 is Monday',
          }),
          from: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
          to: Type.String({
            pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$',
            description: 'Not in the span. At or before `from`: on the next day',
          }),
        },
        closed,
      ),
      { minItems: 1, maxItems: 14 },
    ),
  },
  closed,
)
export type AlertHours = Static<typeof AlertHours>
