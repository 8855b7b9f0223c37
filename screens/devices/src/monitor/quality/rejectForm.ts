import { FLAG_REASON_MAX } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

/** The form by which readings are rejected: the data points, a period in ms UTC, and why. */
export const schema = Type.Object(
  {
    measured: Type.Array(Type.String({ minLength: 1 }), { minItems: 1, uniqueItems: true }),
    from: Type.Integer(),
    to: Type.Integer(),
    reason: Type.String({ minLength: 1, maxLength: FLAG_REASON_MAX, pattern: '\\S' }),
  },
  { additionalProperties: false },
)
export type RejectForm = Static<typeof schema>

export const uiSchema = {
  'ui:order': ['from', 'to', 'measured', 'reason'],
  from: { 'ui:widget': 'date-time' },
  to: { 'ui:widget': 'date-time' },
  measured: { 'ui:widget': 'checkboxes' },
  reason: { 'ui:widget': 'textarea' },
}
