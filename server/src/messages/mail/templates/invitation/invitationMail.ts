import { Type } from 'typebox'
import { button, link as secondLink, note, paragraph } from '../../blocks.ts'
import { defineMail } from '../../defineMail.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** Invites a person to join an organization. */
export const invitationMail = defineMail({
  name: 'invitation',
  data: Type.Object(
    {
      /** Name of the organization. */
      organization: Type.String(),
      /** Name of the inviting person. */
      inviter: Type.String(),
      role: Type.Enum(['user', 'manager', 'owner']),
      /** Page that accepts the invitation. */
      link: Type.String({ pattern: '^https?://[^\\s]+$' }),
      /** The same page in the other language, for a person whose language is unknown. */
      other_link: Type.Optional(Type.String({ pattern: '^https?://[^\\s]+$' })),
      /** ms UTC. */
      expires_at: Type.Integer(),
    },
    { additionalProperties: false },
  ),
  messages: { en, es },
  subject: ({ inviter, organization }, text) => text('subject', { inviter, organization }),
  body: ({ inviter, organization, role, link, other_link, expires_at }, text) => [
    paragraph(text('lead', { inviter, organization, role })),
    button(text('accept'), link),
    ...(other_link === undefined ? [] : [secondLink(text('accept-other'), other_link)]),
    note(text('expires', { until: new Date(expires_at) })),
    note(text('unexpected', { organization })),
  ],
})
