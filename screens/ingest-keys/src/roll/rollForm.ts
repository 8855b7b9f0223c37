import { Type, type Static } from '@airshed/kit/define'

/** Days for which the old key stays valid, as options of a select. */
const GRACES = ['0', '1', '7'] as const

/** The form fields for replacing a key. */
export const schema = Type.Object(
  { grace: Type.Enum(GRACES, { type: 'string', default: '1', title: 'The old key works' }) },
  { additionalProperties: false },
)
export type RollForm = Static<typeof schema>
