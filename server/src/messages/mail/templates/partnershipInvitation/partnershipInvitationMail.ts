import { Type } from 'typebox'
import { button, note, paragraph } from '../../blocks.ts'
import { defineMail } from '../../defineMail.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** Invites an organization, through its managers, to become the partner of another one. */
export const partnershipInvitationMail = defineMail({
  name: 'partnership-invitation',
  data: Type.Object(
    {
      /** Name of the inviting organization. */
      inviter: Type.String(),
      /** Name of the invited organization. */
      organization: Type.String(),
      /** The list of invitations, for those who sign in. */
      link: Type.String({ pattern: '^https?://[^\\s]+$' }),
      /** ms UTC. */
      expires_at: Type.Integer(),
    },
    { additionalProperties: false },
  ),
  messages: { en, es },
  subject: ({ inviter, organization }, text) => text('subject', { inviter, organization }),
  body: ({ inviter, organization, link, expires_at }, text) => [
    paragraph(text('lead', { inviter, organization })),
    button(text('open'), link),
    note(text('expires', { until: new Date(expires_at) })),
    note(text('unexpected', { inviter, organization })),
  ],
})
