import { Type, type Static } from '@airshed/kit/define'

/** Days for which the old key stays good, as the choices of a list. */
export const GRACES = ['0', '1', '7'] as const

/** What is asked when another key takes the place of one. */
export const schema = Type.Object(
  { grace: Type.Enum(GRACES, { type: 'string', default: '1', title: 'The old key works' }) },
  { additionalProperties: false },
)
export type RollForm = Static<typeof schema>
