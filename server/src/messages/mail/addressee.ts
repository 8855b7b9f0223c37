import { fullNameOf, type NameParts } from '@airshed/domain'
import type { MailAddress } from '../../base/settings/mailAddress.ts'

/** A user as the addressee of a mail. */
export const addressee = (user: NameParts & { email: string }): MailAddress => ({
  address: user.email,
  name: fullNameOf(user),
})
