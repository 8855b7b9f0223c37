import { Type, type Static } from 'typebox'
import { Locale, Theme } from './locale.ts'
import { User } from './user.ts'

/** What the browser stores between visits. */
export const StoredSession = Type.Object({
  theme: Type.Union([Theme, Type.Null()], {
    description: 'null: as the system has it, until somebody chooses',
  }),
  organization_id: Type.Union([Type.String(), Type.Null()], {
    description: 'null or `all` means no specific organization',
  }),
  locale: Type.Union([Locale, Type.Null()], {
    description: 'null: that of the user or the browser, until somebody chooses',
  }),
})
export type StoredSession = Static<typeof StoredSession>

/** The complete session: the stored part, and who is signed in. */
export const Session = Type.Object({
  ...StoredSession.properties,
  theme: Theme,
  locale: Locale,
  user: User,
})
export type Session = Static<typeof Session>

/** `GET config`: what the browser must know before sign-in. */
export const PublicConfig = Type.Object({
  issuer: Type.String(),
  client_id: Type.String(),
  public_url: Type.Optional(
    Type.String({
      description: 'Origin at which the console is opened, as AIRSHED_PUBLIC_URL sets it',
    }),
  ),
  resource: Type.String({ description: 'Audience that access tokens are asked for' }),
  is_demo: Type.Boolean(),
  is_identity_external: Type.Optional(
    Type.Boolean({
      description:
        'Whether another identity provider keeps accounts, passwords and sessions; absent: this server does',
    }),
  ),
  version: Type.String(),
  widget_limit: Type.Integer({ minimum: 1 }),
  has_first_organization: Type.Optional(
    Type.Boolean({
      description:
        'Whether users who belong to no organization may create one; absent: they may not',
    }),
  ),
  firmwares_url: Type.Optional(
    Type.String({ description: 'Where firmware is kept; absent: there is no link to it' }),
  ),
  has_geocoder: Type.Optional(
    Type.Boolean({ description: 'Whether addresses can be searched; absent: they cannot' }),
  ),
  is_sms_sent: Type.Optional(
    Type.Boolean({
      description: 'Whether there is a gateway; absent: text messages are kept in the outbox',
    }),
  ),
  is_mail_sent: Type.Optional(
    Type.Boolean({
      description: 'Whether there is a mail server; absent: mails are kept in the outbox',
    }),
  ),
  map_style_url: Type.Union([Type.String(), Type.Null()], {
    description: 'MapLibre style of the maps; {theme} in it is light or dark. null: outlines only',
  }),
})
export type PublicConfig = Static<typeof PublicConfig>
