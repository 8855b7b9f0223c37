import { LATEST_TIME_MS } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

/** What `formula` is for a polynomial; all else is the id of a published correction. */
export const POLYNOMIAL = 'polynomial'

const Time = { minimum: 0, maximum: LATEST_TIME_MS }

/** The form fields of a new correction; times are ms UTC. */
export const schema = Type.Object(
  {
    point: Type.String({ minLength: 1, title: 'Parameter' }),
    formula: Type.String({ minLength: 1, title: 'Correction' }),
    /** As typed: numbers in the language of the page, from the constant up. */
    coefficients: Type.Optional(
      Type.String({ minLength: 1, maxLength: 400, title: 'Coefficients' }),
    ),
    begin: Type.Integer({ ...Time, title: 'From' }),
    end: Type.Optional(Type.Integer({ ...Time, title: 'To' })),
    reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S', title: 'Reason' }),
  },
  {
    additionalProperties: false,
    allOf: [
      {
        if: { properties: { formula: { const: POLYNOMIAL } }, required: ['formula'] },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: { required: ['coefficients'] },
        else: { properties: { coefficients: false } },
      },
    ],
  },
)
export type CorrectionForm = Static<typeof schema>

export const uiSchema = {
  'ui:order': ['point', 'formula', 'coefficients', 'begin', 'end', 'reason'],
  point: { 'ui:widget': 'select' },
  formula: { 'ui:widget': 'select' },
  begin: { 'ui:widget': 'date-time' },
  end: { 'ui:widget': 'date-time' },
  reason: { 'ui:widget': 'textarea', 'ui:options': { rows: 2 } },
}
