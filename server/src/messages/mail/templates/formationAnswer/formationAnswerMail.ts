import { Type } from 'typebox'
import { button, paragraph } from '../../blocks.ts'
import { defineMail } from '../../defineMail.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** Notifies the requester of an organization of the outcome. */
export const formationAnswerMail = defineMail({
  name: 'formation-answer',
  data: Type.Object(
    {
      /** Name of the requested organization. */
      organization: Type.String(),
      answer: Type.Enum(['accepted', 'rejected']),
      /** Why it was rejected; empty if it was not. */
      reason: Type.String(),
      /** The organization, or the list of requests. */
      link: Type.String({ pattern: '^https?://[^\\s]+$' }),
    },
    { additionalProperties: false },
  ),
  messages: { en, es },
  subject: ({ answer, organization }, text) => text('subject', { answer, organization }),
  body: ({ answer, organization, reason, link }, text) => [
    paragraph(text(answer, { organization })),
    ...(reason === '' ? [] : [paragraph(reason)]),
    button(text('open', { answer }), link),
  ],
})
