import { Type } from 'typebox'
import { button, paragraph } from '../../blocks.ts'
import { defineMail } from '../../defineMail.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** Tells staff that somebody asks for an organization. */
export const formationRequestMail = defineMail({
  name: 'formation-request',
  data: Type.Object(
    {
      /** Name of the organization that is asked for. */
      organization: Type.String(),
      /** Who asks: their name and their address. */
      requester: Type.String(),
      /** What it is for, in their words; empty: they did not say. */
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
