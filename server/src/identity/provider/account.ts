import type { User } from '@airshed/schemas'
import type { Account } from 'oidc-provider'
import type { ServerContext } from '../../context.ts'
import { isDeactivated } from '../deactivation.ts'
import { findUser } from '../describeUser.ts'

/** The subject of tokens is the user's id. A deactivated account gets none, by a refresh neither. */
export async function findAccount(
  context: ServerContext,
  userId: string,
): Promise<Account | undefined> {
  const user = await findUser(context, userId)
  if (user === null || (await isDeactivated(context.store.db, userId))) return undefined
  return {
    accountId: user.id,
    claims: () => ({
      sub: user.id,
      ...emailClaims(user),
      name: user.fullName,
      given_name: user.first_name,
      family_name: user.last_name,
      locale: user.locale.replace('_', '-'),
    }),
  }
}

/** Those who create users here vouch for their e-mail. */
export function emailClaims({ email }: User): { email: string; email_verified: true } {
  return { email, email_verified: true }
}
