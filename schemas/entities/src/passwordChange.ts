import { Type, type Static } from 'typebox'

/** Longer than any password: what is typed beyond that is refused before it is hashed. */
const TYPED_MAX = 1024

/** Body of `PUT users/me/password`. */
export const PasswordChange = Type.Object(
  {
    old_password: Type.String({
      minLength: 1,
      maxLength: TYPED_MAX,
      description: 'The one that the caller signs in with now',
    }),
    new_password: Type.String({
      minLength: 1,
      maxLength: TYPED_MAX,
      description: 'At least 8 characters, with 3 of the 4 kinds; not a common one',
    }),
  },
  { additionalProperties: false },
)
export type PasswordChange = Static<typeof PasswordChange>
