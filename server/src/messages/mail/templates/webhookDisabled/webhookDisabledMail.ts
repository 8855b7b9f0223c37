import { Type } from 'typebox'
import { button, note, paragraph } from '../../blocks.ts'
import { defineMail } from '../../defineMail.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** Notifies the managers of webhooks that one was disabled, as its target accepts nothing. */
export const webhookDisabledMail = defineMail({
  name: 'webhook-disabled',
  data: Type.Object(
    {
      /** Host of the address: the rest of it may be secret. */
      host: Type.String(),
      /** Which of the webhooks to that host. */
      id: Type.String(),
      type: Type.Enum(['device', 'alert']),
      /** ms UTC. */
      created: Type.Integer(),
      /** Name of the organization. */
      organization: Type.String(),
      reason: Type.Enum(['failing', 'gone']),
      /** When every attempt started to fail, ms UTC. */
      since: Type.Integer(),
      /** Its deliveries. */
      link: Type.String({ pattern: '^https?://[^\\s]+$' }),
    },
    { additionalProperties: false },
  ),
  messages: { en, es },
  subject: ({ host }, text) => text('subject', { host }),
  body: ({ host, id, type, created, organization, reason, since, link }, text) => [
    paragraph(text(reason, { host, organization, since: new Date(since) })),
    paragraph(text('which', { id, type, created: new Date(created) })),
    paragraph(text('cure')),
    button(text('open'), link),
    note(text('lost')),
  ],
})
