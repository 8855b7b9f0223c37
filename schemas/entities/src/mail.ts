import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery } from './list.ts'

/** `kept`: there is no mail server to send it to; `failed`: given up. */
export const MAIL_STATES = ['waiting', 'sent', 'kept', 'failed'] as const
export const MailOutcome = Words(MAIL_STATES)
export type MailOutcome = Static<typeof MailOutcome>

/** What delivers messages: a mail server, an SMS gateway, or a channel. */
export const MESSAGE_TRANSPORTS = ['mail', 'sms', 'channel'] as const
export const MessageTransport = Words(MESSAGE_TRANSPORTS)
export type MessageTransport = Static<typeof MessageTransport>

/** A message of the outbox, without its text: that may contain a link that grants access. */
export const Mail = Type.Object({
  id: Id,
  organization_id: Type.Union([Type.String(), Type.Null()]),
  transport: MessageTransport,
  template: Type.String({ description: 'Such as invitation' }),
  recipient: Type.String(),
  recipient_name: Type.String(),
  language: Words(['en', 'es']),
  subject: Type.String(),
  state: MailOutcome,
  attempts: Type.Integer({ minimum: 0, description: 'Deliveries that were tried' }),
  reason: Type.Union([Type.String(), Type.Null()], {
    description: 'Why the latest attempt failed; null: none has',
  }),
  created_at: TimestampMs,
  sent_at: Type.Union([TimestampMs, Type.Null()]),
})
export type Mail = Static<typeof Mail>

/**
 * Availability of a mail's text. `removed`: it was delivered. `withheld`: it contains, or may contain, a link that
 * grants access, which is meant only for its recipient.
 */
const MAIL_TEXT_STATES = ['readable', 'removed', 'withheld'] as const

/** A mail with its text, if that can be read. */
export const MailDetails = Type.Object({
  ...Mail.properties,
  text_state: Words(MAIL_TEXT_STATES),
  body_text: Type.Union([Type.String(), Type.Null()], { description: 'null unless readable' }),
  body_html: Type.Union([Type.String(), Type.Null()], {
    description: 'A whole page that loads nothing; null unless readable',
  }),
})
export type MailDetails = Static<typeof MailDetails>

const MAIL_SORTS = ['created'] as const
export type MailSort = (typeof MAIL_SORTS)[number]

/** Query of `GET mails`: searched by recipient and subject, the newest first. */
export const MailQuery = ListQuery({
  sort: MAIL_SORTS,
  filters: {
    organization_id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    state: Type.Optional(MailOutcome),
    template: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  },
  size: 50,
})
export type MailQuery = Static<typeof MailQuery>

export const MailList = ListOf(Mail)
export type MailList = Static<typeof MailList>
