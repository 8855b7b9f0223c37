import type { ServerContext } from '../../context.ts'
import { invitationMail } from '../../messages/mail/templates/invitation/invitationMail.ts'
import { TEST_NOW_MS } from '../testServer.ts'

/** A mail to `<organization>@example.org` in the outbox. Returns its id. */
export const seedMail = (
  { store, mail }: Pick<ServerContext, 'store' | 'mail'>,
  organizationId: string | null,
  key = String(organizationId),
): Promise<string> =>
  store.db.transaction().execute((tx) =>
    mail.send(tx, invitationMail, {
      to: { address: `${organizationId ?? 'nobody'}@example.org` },
      locale: 'en_US',
      organizationId,
      key,
      data: {
        organization: 'City',
        inviter: 'Ann',
        role: 'user',
        link: 'https://console.example.org/',
        expires_at: TEST_NOW_MS,
      },
    }),
  )
