import type { PartnershipCreate } from '@airshed/schemas'
import { partnersOf } from '../../access/entities/partnerships.ts'
import { apiError } from '../../base/errors.ts'
import type { Db } from '../../storage/store/db.ts'
import { invalidField } from '../../access/input/invalidField.ts'

/** The organization that a partnership is requested with. */
export interface FoundPartner {
  id: string
  /** What it was addressed by, as stored. */
  address: string
  isEmail: boolean
}

/**
 * Finds the organization that an address names: an id or external customer id, or the e-mail address of someone who
 * manages users there. The answer is the same for an unknown address, an organization that does not exist or was
 * deleted, and someone who manages nothing.
 *
 * @throws ApiError 400 unless there is exactly one address; 404 PARTNER_UNKNOWN; 409 PARTNER_NOT_UNIQUE,
 *   PARTNER_IS_ITSELF, PARTNERSHIP_EXISTS
 */
export async function findPartner(db: Db, wish: PartnershipCreate): Promise<FoundPartner> {
  const { organization_id: own, external_id: given, email } = wish
  if ((given === undefined) === (email === undefined)) {
    throw invalidField('/external_id', 'either an id or an e-mail address of the partner', given)
  }
  const isEmail = email !== undefined
  const address = isEmail ? email.trim().toLowerCase() : (given ?? '').trim()
  const found = isEmail ? await managedBy(db, address) : await organizationsOfId(db, address)
  if (found.length === 0) throw apiError('PARTNER_UNKNOWN')
  const partners = await partnersOf(db, own)
  const [id, ...others] = found.filter((one) => one !== own && !partners.has(one))
  if (others.length > 0) throw apiError('PARTNER_NOT_UNIQUE')
  if (id !== undefined) return { id, address, isEmail }
  throw apiError(
    found.some((one) => partners.has(one)) ? 'PARTNERSHIP_EXISTS' : 'PARTNER_IS_ITSELF',
  )
}

async function organizationsOfId(db: Db, address: string): Promise<string[]> {
  const rows = await db
    .selectFrom('organizations')
    .select('id')
    .where((where) => where.or([where('id', '=', address), where('external_id', '=', address)]))
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Organizations in which the user with this address manages users, as managers and owners do. */
async function managedBy(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('user_permissions', 'user_permissions.user_id', 'users.id')
    .innerJoin('organizations', 'organizations.id', 'user_permissions.organization_id')
    .select('user_permissions.organization_id')
    .distinct()
    .where('users.email', '=', email)
    .where('user_permissions.permission', '=', 'manage_users')
    .where('organizations.deleted_at', 'is', null)
    .execute()
  return rows.map(({ organization_id: id }) => id)
}
