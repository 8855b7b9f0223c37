import { Type, type Static } from 'typebox'
import { AccessContext } from './accessContext.ts'
import { Id, Words } from './common.ts'
import { Locale, LOCALES, TemperatureUnit } from './locale.ts'
import { PermissionMap } from './permission.ts'
import { PictureId } from './picture.ts'

/** A phone number in E.164: a plus sign, the country and the number, without spaces. */
export const PHONE_PATTERN = /^\+[1-9][0-9]{6,14}$/

/** The signed-in user as the shell needs it. */
export const User = Type.Object({
  id: Id,
  external_id: Type.String(),
  email: Type.String({ format: 'email' }),
  fullName: Type.String(),
  initials: Type.String(),
  picture: Type.Union([Type.String(), Type.Null()], {
    description: 'Id of their picture, as `GET pictures/{id}` answers it; null: they have none',
  }),
  locale: Locale,
  is_locale_chosen: Type.Boolean({
    description: 'Whether the user chose the locale; false: it is the default of accounts',
  }),
  first_name: Type.String(),
  last_name: Type.String(),
  intercom_identity: Type.Union([Type.String(), Type.Null()]),
  permissions: PermissionMap,
  access_context: Type.Union([AccessContext, Type.Null()], {
    description: 'As whom they act; null: as themselves. `permissions` are those of the context',
  }),
  second_factor_required_by: Type.Optional(
    Type.Array(Type.Object({ id: Id, name: Type.String() }), {
      description:
        'Organizations whose data need a second factor that this sign-in lacks: until then no permission in them counts; absent: none',
    }),
  ),
  roles_elsewhere: Type.Optional(
    Type.Array(Id, {
      description:
        'Their organizations in which roles come from the identity provider, so that people give none; absent: none',
    }),
  ),
  phone_number: Type.Union([Type.String(), Type.Null()], {
    description: 'For text messages, in E.164; null: none is known',
  }),
  timezone: Type.String({ description: 'IANA time zone' }),
  temp_units: TemperatureUnit,
})
export type User = Static<typeof User>

/** `PUT users/{id}`: what a user may change about themselves. Without defaults: what is absent stays as it is. */
export const UserUpdate = Type.Partial(
  Type.Object({
    locale: Words(LOCALES),
    first_name: Type.String({ minLength: 1, maxLength: 100 }),
    last_name: Type.String({ minLength: 1, maxLength: 100 }),
    phone_number: Type.Union([Type.String({ maxLength: 20 }), Type.Null()]),
    timezone: Type.String({ minLength: 1, maxLength: 64 }),
    temp_units: Words(['C', 'F']),
    picture: Type.Union([PictureId, Type.Null()], {
      description: 'A picture that they uploaded; null: remove it',
    }),
  }),
  { additionalProperties: false, minProperties: 1 },
)
export type UserUpdate = Static<typeof UserUpdate>
