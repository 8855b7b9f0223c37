import { callName, type Call } from '@airshed/schemas/calls'
import { apiError } from '../../base/errors.ts'
import type { Caller } from '../identity/access.ts'
import { requireMember } from './organizationRights.ts'

/**
 * For calls by the caller's own powers, those of staff and administrators: while they act for others, only what is about
 * acting, and what concerns an organization of those for whom they act, is left of these. To be called after the check
 * that they have them.
 *
 * @throws ApiError 409 OWN_ACCOUNT_NEEDED, or 404 for an organization that is not at hand
 */
export function requireOwnPowers(
  call: Pick<Call, 'access' | 'whileActing' | 'method' | 'path'>,
  caller: Caller,
  params: Record<string, unknown> | undefined,
): void {
  const { access, whileActing } = call
  if (access !== 'staff' && access !== 'administrator') return
  if (caller.user.access_context === null || whileActing === 'about_acting') return
  if (whileActing === 'at_hand') return requireMember(caller, String(params?.['id']))
  throw apiError('OWN_ACCOUNT_NEEDED', { call: callName(call) })
}
