import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'

/**
 * How a user authenticated, by the names of RFC 8176 if it has one: a password, a time-based code, a key that never
 * leaves its device (a passkey), and that this key required a fingerprint or a PIN. `recovery` is a code for use when
 * all other factors are lost, `demo` a button of the demo, and `mfa` means that two different factors were presented.
 */
export const SIGN_IN_METHODS = ['pwd', 'otp', 'pop', 'user', 'recovery', 'demo', 'mfa'] as const
export const SignInMethod = Words(SIGN_IN_METHODS)
export type SignInMethod = Static<typeof SignInMethod>

const Unknown = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

/** One active sign-in of a user. */
export const UserSession = Type.Object({
  id: Id,
  created_at: TimestampMs,
  signed_in_at: Type.Integer({
    description: 'When the user last proved who they are in it, ms UTC',
  }),
  last_seen_at: Type.Integer({ description: 'Some minutes old at most, ms UTC' }),
  browser: Unknown('Such as Firefox; null: not known'),
  system: Unknown('Such as Windows; null: not known'),
  address: Unknown('Network address that it began at; null: not known'),
  methods: Type.Array(SignInMethod),
  is_current: Type.Boolean({ description: 'Whether the call was made in it' }),
})
export type UserSession = Static<typeof UserSession>

/** Answer of `GET users/me/sessions`: the most recently seen one first. */
export const UserSessions = Type.Object({ data: Type.Array(UserSession) })
export type UserSessions = Static<typeof UserSessions>

/** Query of `DELETE users/me/sessions`. */
export const EndSessionsQuery = Type.Object(
  {
    keep_current: Type.Optional(
      Type.Boolean({ default: true, description: 'Whether the session of the call continues' }),
    ),
  },
  { additionalProperties: false },
)
export type EndSessionsQuery = Static<typeof EndSessionsQuery>
