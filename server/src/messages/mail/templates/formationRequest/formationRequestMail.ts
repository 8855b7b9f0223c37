import { Type } from 'typebox'
import { button, paragraph } from '../../blocks.ts'
import { defineMail } from '../../defineMail.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** Notifies staff that a user requests an organization. */
export const formationRequestMail = defineMail({
  name: 'formation-request',
  data: Type.Object(
    {
      /** Name of the requested organization. */
      organization: Type.String(),
      /** Name and address of the requester. */
      requester: Type.String(),
      /** The purpose, in the requester's words; empty: not given. */
      note: Type.String(),
      /** The list of requests. */
      link: Type.String({ pattern: '^https?://[^\\s]+$' }),
    },
    { additionalProperties: false },
  ),
  messages: { en, es },
  subject: ({ organization }, text) => text('subject', { organization }),
  body: ({ organization, requester, note, link }, text) => [
    paragraph(text('asked', { organization, requester })),
    ...(note === '' ? [] : [paragraph(note)]),
    button(text('open'), link),
  ],
})
