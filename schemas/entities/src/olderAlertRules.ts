import { Type, type Static } from 'typebox'
import { AlertReference } from './alertRules.ts'
import { Id, Words } from './common.ts'

const closed = { additionalProperties: false }
const Name = (description: string) => Type.String({ minLength: 1, maxLength: 200, description })

/** A rule in the format of alerts before they had groups of conditions. */
export const OlderAlertRule = Type.Object(
  {
    sensor: Name('Name or id of the sensor'),
    node: Id,
    name: Name('Name or id of the parameter'),
    func: Type.String({
      minLength: 1,
      maxLength: 10,
      description:
        'Comparator: >, >=, <, <=, =, !=, or gt, gte, ge, lt, lte, le, eq, neq; true or false, without a value, for what is on or off',
    }),
    value: Type.Optional(
      Type.Union([Type.Number(), Type.Boolean(), Type.String(), Type.Null()], {
        description: 'A number, the name of a reference, or true or false for what is on or off',
      }),
    ),
  },
  closed,
)
export type OlderAlertRule = Static<typeof OlderAlertRule>

/** The rules of an alert in their older form: one list with a single link. */
export const OlderAlertRules = Type.Object(
  {
    link: Words(['AND', 'OR']),
    rules: Type.Array(OlderAlertRule, { minItems: 1, maxItems: 50 }),
    references: Type.Optional(
      Type.Array(AlertReference, { maxItems: 50, description: 'Values by name' }),
    ),
  },
  { description: 'Rules in their older form, in place of data_points', ...closed },
)
export type OlderAlertRules = Static<typeof OlderAlertRules>
