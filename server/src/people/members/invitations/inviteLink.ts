import { DAY_MS } from '@airshed/domain'
import { DEFAULT_LOCALE, INVITATION_DAYS, type GivenRole, type Locale } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { isMailSent } from '../../../messages/mail/createMail.ts'
import { languageOf } from '../../../messages/mail/mailText.ts'
import { invitationMail } from '../../../messages/mail/templates/invitation/invitationMail.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import type { MailLanguage } from '../../../storage/store/tables/mails.ts'
import { hashLinkSecret, makeLinkSecret } from '../secretLink.ts'

/** The path segment after it is the secret of an invitation. */
export const INVITATION_PATH = '/invitation'

/** The invitation that a link is made for. */
export interface Invited {
  id: string
  email: string
  role: GivenRole
  organizationId: string
  organizationName: string
}

type LinkContext = Pick<ServerContext, 'mail' | 'config' | 'clock'>

/**
 * Gives an invitation a new link, which is valid for {@link INVITATION_DAYS}, and mails it: in the language of the
 * invited person if they have an account, otherwise in that of the inviter, with a link to the page in the other one.
 * Invalidates any older link.
 *
 * @returns the link if the server sends no mail, so that the inviter can pass it on; otherwise null
 */
export async function sendInvitation(
  tx: Transaction<Tables>,
  { mail, config, clock }: LinkContext,
  { user: inviter }: Caller,
  invited: Invited,
): Promise<{ link: string | null; expiresAt: number }> {
  const secret = makeLinkSecret()
  const hash = hashLinkSecret(secret)
  const expiresAt = clock() + INVITATION_DAYS * DAY_MS
  await tx
    .updateTable('invitations')
    .set({ secret_hash: hash, expires_at: expiresAt })
    .where('id', '=', invited.id)
    .execute()
  const known = await localeOf(tx, invited.email)
  const locale = known ?? inviter.locale ?? DEFAULT_LOCALE
  const language = languageOf(locale)
  const linkIn = (one: MailLanguage) =>
    `${config.publicUrl}${INVITATION_PATH}/${secret}?lang=${one}`
  const link = linkIn(language)
  // In an outbox that is never sent, the link would be a secret at rest.
  if (!isMailSent(config)) return { link, expiresAt }
  await mail.send(tx, invitationMail, {
    to: { address: invited.email },
    locale,
    organizationId: invited.organizationId,
    key: hash,
    data: {
      organization: invited.organizationName,
      inviter: inviter.fullName,
      role: invited.role,
      link,
      ...(known === null ? { other_link: linkIn(language === 'en' ? 'es' : 'en') } : {}),
      expires_at: expiresAt,
    },
  })
  return { link: null, expiresAt }
}

async function localeOf(tx: Transaction<Tables>, email: string): Promise<Locale | null> {
  const row = await tx
    .selectFrom('users')
    .select('locale')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.locale ?? null
}
