import { Type, type Static } from 'typebox'
import { Id, Words } from './common.ts'

/** Comparisons of a reading with a value: below, at most, above, at least, the same, another. */
export const ALERT_EXPRESSIONS = ['lt', 'lte', 'gt', 'gte', 'eq', 'neq'] as const
export const AlertExpression = Words(ALERT_EXPRESSIONS)
export type AlertExpression = Static<typeof AlertExpression>

/** What a condition compares where it does not compare the reading itself. */
export const ALERT_FUNCTIONS = ['avg', 'diff', 'max', 'min', 'abs'] as const
export type AlertFunctionName = (typeof ALERT_FUNCTIONS)[number]

const closed = { additionalProperties: false }
const compared = {
  expr: AlertExpression,
  value: Type.Union([Type.Number(), Type.Boolean()], {
    description: 'In the unit of the data point; true or false for one that is on or off',
  }),
}

/** The newest reading of a data point, compared with a value. */
const ReadingCondition = Type.Object(
  { deviceId: Id, dataPointId: Id, ...compared },
  { description: 'Compares the newest reading', ...closed },
)

const StatisticFunction = Type.Object(
  {
    func: Words(['avg', 'max', 'min']),
    dataPointId: Id,
    period: Type.Integer({ minimum: 1, description: 'Readings of the last minutes' }),
  },
  closed,
)
const AbsoluteFunction = Type.Object({ func: Words(['abs']), dataPointId: Id }, closed)
const DifferenceFunction = Type.Object(
  {
    func: Words(['diff']),
    dataPointId: Id,
    dataPointId2: Id,
    value: Type.Number({ description: 'Limit of the difference of the two' }),
  },
  closed,
)

/** A statistic of a data point over a period, or its absolute value, compared with a value. */
const FunctionCondition = Type.Object(
  {
    deviceId: Type.Optional(Id),
    dataPointId: Type.Union([StatisticFunction, AbsoluteFunction]),
    ...compared,
  },
  { description: 'Compares what a function makes of the readings', ...closed },
)

/** The difference of two data points, whose limit is part of the function. */
const DifferenceCondition = Type.Object(
  { deviceId: Type.Optional(Id), dataPointId: DifferenceFunction },
  { description: 'Holds where two data points differ by more than the limit', ...closed },
)

/** One condition of an alert; `dataPointId` is an id, or a function of data points. */
export const AlertCondition = Type.Union([ReadingCondition, FunctionCondition, DifferenceCondition])
export type AlertCondition = Static<typeof AlertCondition>

/** What a condition watches in place of a reading. */
export type AlertFunction = Exclude<AlertCondition['dataPointId'], string>

/** Conditions that must all hold (AND). */
export const AlertRuleGroup = Type.Object(
  { _id: Id, conditions: Type.Array(AlertCondition, { minItems: 1, maxItems: 50 }) },
  closed,
)
export type AlertRuleGroup = Static<typeof AlertRuleGroup>

/**
 * The rules of an alert, as they are stored and as they travel: it is active while one of the groups
 * holds (OR).
 */
export const AlertRules = Type.Array(AlertRuleGroup, { maxItems: 50 })
export type AlertRules = Static<typeof AlertRules>
