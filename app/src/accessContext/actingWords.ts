import type { AccessContext } from '@airshed/schemas'
import type { AppText } from '../messages/appMessages.ts'

/** Who is being acted as: role and organization, and the user if there is one. */
export function actingWords(acting: AccessContext, text: AppText): string {
  const values = {
    role: text(`app.role.${acting.role ?? 'none'}`),
    organization: acting.organization_name,
  }
  return acting.email === null
    ? text('app.acting', values)
    : text('app.acting.user', { ...values, email: acting.email })
}
