import { isReading } from '@airshed/domain'
import type { SessionValue } from './airshedContext.ts'

/**
 * The session that pages work with: in a locked organization only staff may change anything, so
 * permissions to change something are withheld there. The server enforces the same rule.
 */
export function withLocks(session: SessionValue): SessionValue {
  const { user, organizations } = session
  const { permissions: held, access_context: acting } = user
  const locked = new Set(organizations.flatMap(({ id, is_locked: is }) => (is ? [id] : [])))
  const isStaff = acting !== null || (held.access_context ?? []).length > 0
  if (locked.size === 0 || isStaff) return session
  const permissions: typeof held = { ...held }
  for (const [name, ids] of Object.entries(held)) {
    if (isReading(name)) continue
    permissions[name as keyof typeof held] = ids.filter((id) => !locked.has(id))
  }
  return { ...session, user: { ...user, permissions }, locked: { organizations: locked, held } }
}
