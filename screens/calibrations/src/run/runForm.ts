import { CALIBRATION_SERIALS_MAX } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

/** A date and a 24-hour time. */
const Moment = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} ([01]\\d|2[0-3]):[0-5]\\d$' })

/** The form fields of a run; times are `2026-03-02 09:30`, UTC. */
export const schema = Type.Object(
  {
    serials: Type.Array(Type.String({ minLength: 1 }), {
      minItems: 1,
      maxItems: CALIBRATION_SERIALS_MAX,
      uniqueItems: true,
    }),
    reference: Type.String({ minLength: 1 }),
    from: Moment,
    to: Type.Optional(Moment),
  },
  { additionalProperties: false },
)
export type RunForm = Static<typeof schema>

export const uiSchema = {
  'ui:order': ['serials', 'reference', 'from', 'to'],
  serials: { 'ui:widget': 'select' },
  reference: { 'ui:widget': 'select' },
}
