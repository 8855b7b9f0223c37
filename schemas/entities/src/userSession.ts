import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'

/**
 * How somebody proved who they are, in the words of RFC 8176 where it has one: a password, a code that
 * changes with time, a key that never leaves its device (a passkey), and that this key asked for a
 * fingerprint or a PIN. `recovery` is a code kept for the loss of all others, `demo` a button of the
 * demo, and `mfa` says that two different factors were shown.
 */
export const SIGN_IN_METHODS = ['pwd', 'otp', 'pop', 'user', 'recovery', 'demo', 'mfa'] as const
export const SignInMethod = Words(SIGN_IN_METHODS)
export type SignInMethod = Static<typeof SignInMethod>

const Unknown = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

/** One sign-in of a user that goes on. */
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

/** Answer of `GET users/me/sessions`: the one last seen first. */
export const UserSessions = Type.Object({ data: Type.Array(UserSession) })
export type UserSessions = Static<typeof UserSessions>

/** Query of `DELETE users/me/sessions`. */
export const EndSessionsQuery = Type.Object(
  {
    keep_current: Type.Optional(
      Type.Boolean({ default: true, description: 'Whether the session of the call goes on' }),
    ),
  },
  { additionalProperties: false },
)
export type EndSessionsQuery = Static<typeof EndSessionsQuery>
