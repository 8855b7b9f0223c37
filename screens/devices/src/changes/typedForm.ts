import { Type, type Static } from '@airshed/kit/define'

/** The text typed to confirm that devices may be lost. */
export const schema = Type.Object(
  { typed: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
)
export type TypedForm = Static<typeof schema>
