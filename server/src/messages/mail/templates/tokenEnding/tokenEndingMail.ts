import { Type } from 'typebox'
import { button, note, paragraph } from '../../blocks.ts'
import { defineMail } from '../../defineMail.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** Warns the owner of an API token that it expires soon, before the program that uses it fails. */
export const tokenEndingMail = defineMail({
  name: 'token-ending',
  data: Type.Object(
    {
      /** Name of the token. */
      token: Type.String(),
      /** Name of its organization. */
      organization: Type.String(),
      /** The list of tokens. */
      link: Type.String({ pattern: '^https?://[^\\s]+$' }),
      /** ms UTC. */
      expires_at: Type.Integer(),
    },
    { additionalProperties: false },
  ),
  messages: { en, es },
  subject: ({ token, expires_at }, text) => text('subject', { token, until: new Date(expires_at) }),
  body: ({ token, organization, link, expires_at }, text) => [
    paragraph(text('lead', { token, organization, until: new Date(expires_at) })),
    paragraph(text('cure')),
    button(text('open'), link),
    note(text('unused')),
  ],
})
