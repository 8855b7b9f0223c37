import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'

const closed = { additionalProperties: false }
const TimeOrNull = (description: string) => Type.Union([TimestampMs, Type.Null()], { description })

/** The longest name of a passkey, characters. */
export const PASSKEY_NAME_MAX = 60
const PasskeyName = Type.String({ minLength: 1, maxLength: PASSKEY_NAME_MAX, pattern: '\\S' })

/** A key that never leaves its device and that its owner signs in with. */
export const Passkey = Type.Object({
  id: Id,
  name: PasskeyName,
  created_at: TimestampMs,
  last_used_at: TimeOrNull('null: never yet'),
})
export type Passkey = Static<typeof Passkey>

/** Why a user cannot have a second factor here. */
const NO_FACTOR_REASONS = ['demo', 'elsewhere'] as const

/** Answer of `GET users/me/second_factor`. */
export const SecondFactor = Type.Object({
  is_on: Type.Boolean({ description: 'Whether a sign-in asks for it' }),
  totp_since: TimeOrNull('Since when an app generates codes; null: none does'),
  passkeys: Type.Array(Passkey, { description: 'Oldest first' }),
  recovery_codes_left: Type.Integer({ minimum: 0 }),
  unavailable: Type.Union([Words(NO_FACTOR_REASONS), Type.Null()], {
    description:
      'Why there can be none: a user of the demo, or another identity provider asks for it; null: there can',
  }),
})
export type SecondFactor = Static<typeof SecondFactor>

/** Answer of `POST users/me/second_factor/totp`: shown only once. */
export const TotpEnrolment = Type.Object({
  secret: Type.String({ description: 'Base32, to type into an app' }),
  uri: Type.String({ description: 'The same for a QR code' }),
})
export type TotpEnrolment = Static<typeof TotpEnrolment>

/** Body of `PUT users/me/second_factor/totp`. */
export const TotpConfirmation = Type.Object(
  { code: Type.String({ pattern: '^\\d{6}$', description: 'As the app shows it now' }) },
  closed,
)

/** What enabling a factor returns. */
export const FactorTurnedOn = Type.Object({
  recovery_codes: Type.Union([Type.Array(Type.String()), Type.Null()], {
    description: 'Ten codes that work once each, shown this once; null: there already are some',
  }),
})
export type FactorTurnedOn = Static<typeof FactorTurnedOn>

/** Answer of `POST users/me/second_factor/passkey_options`: in the format of WebAuthn. */
export const PasskeyOptions = Type.Object({
  options: Type.Record(Type.String(), Type.Unknown(), {
    description: 'PublicKeyCredentialCreationOptions, as JSON',
  }),
})

/** Body of `POST users/me/second_factor/passkeys`. */
export const NewPasskey = Type.Object(
  {
    name: PasskeyName,
    response: Type.Record(Type.String(), Type.Unknown(), {
      description: 'RegistrationResponseJSON of WebAuthn',
    }),
  },
  closed,
)

/** Body of `PUT users/me/second_factor/passkeys/{id}`. */
export const PasskeyEdit = Type.Object({ name: PasskeyName }, closed)

/** Answer of `POST users/me/second_factor/recovery_codes`. */
export const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) })

/** Body of `PUT organizations/{id}/security`. */
export const OrganizationSecurity = Type.Object({ requires_second_factor: Type.Boolean() }, closed)
export type OrganizationSecurity = Static<typeof OrganizationSecurity>

/** Answer of `GET organizations/{id}/security`. */
export const OrganizationSecurityState = Type.Object({
  requires_second_factor: Type.Boolean(),
  members_without: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
    description:
      'Members with an account in use and no second factor; null: another identity provider keeps their sign-in, and only it knows',
  }),
})
export type OrganizationSecurityState = Static<typeof OrganizationSecurityState>
