import { Type } from 'typebox'
import { button, note, paragraph } from '../../blocks.ts'
import { defineMail } from '../../defineMail.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** Gives a user who forgot their password the link to set a new one. */
export const passwordResetMail = defineMail({
  name: 'password-reset',
  data: Type.Object(
    {
      /** Page on which the new password is set. */
      link: Type.String({ pattern: '^https?://[^\\s]+$' }),
      /** ms UTC. */
      expires_at: Type.Integer(),
    },
    { additionalProperties: false },
  ),
  messages: { en, es },
  subject: (_data, text) => text('subject'),
  body: ({ link, expires_at }, text) => [
    paragraph(text('lead')),
    button(text('choose'), link),
    note(text('expires', { until: new Date(expires_at) })),
    note(text('unexpected')),
  ],
})
