import type { User } from '@airshed/schemas'
import type { Account } from 'oidc-provider'
import type { ServerContext } from '../../../context.ts'
import { isDeactivated } from '../deactivation.ts'
import { findUser } from '../describeUser.ts'

/** The subject of tokens is the user's id. A deactivated account gets no tokens, not even by a refresh. */
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

/** The e-mail counts as verified because whoever creates the user vouches for it. */
export function emailClaims({ email }: User): { email: string; email_verified: true } {
  return { email, email_verified: true }
}
