import { FORMATION_NOTE_MAX } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

/** Why a request is rejected. */
export const schema = Type.Object(
  {
    reason: Type.String({
      minLength: 1,
      maxLength: FORMATION_NOTE_MAX,
      pattern: '\\S',
      title: 'Reason',
    }),
  },
  { additionalProperties: false },
)
export type RejectForm = Static<typeof schema>

export const uiSchema = { reason: { 'ui:widget': 'textarea' } }
