import type { Permission } from '@airshed/schemas'
import { sql, type RawBuilder } from 'kysely'
import { apiError } from '../../base/errors.ts'
import type { Caller } from '../identity/access.ts'
import { ENDINGS, type End, type Thing } from './endings.ts'

/** Keys and certificates of devices, and keys with which an organization's devices send. */
type Key = Extract<Thing, 'device_key' | 'device_certificate' | 'ingest_key'>

/** What its maker must hold for a key to work: the permission that making it takes. */
const KEEPS_KEYS: Permission = 'manage_devices'

/**
 * Condition on the columns of a key: its maker still has the right to have made it. Keys that the server or a
 * command line made have no maker, and keys from before makers were recorded have none either if the audit log does
 * not name one; only their organization can end these.
 *
 * @param columns that hold the ids of the maker and of the organization in whose name they made it; null for either
 *   means that it is not known
 */
export function makerHolds(
  key: Key,
  columns: { user: string; organization: string },
): RawBuilder<boolean> {
  const [user, organization] = [sql.ref(columns.user), sql.ref(columns.organization)]
  const checks: Partial<Record<End, RawBuilder<boolean>>> = {
    role_ends: sql`(${user} is null or ${organization} is null or exists (
      select from user_permissions as held where held.user_id = ${user}
        and held.organization_id = ${organization} and held.permission = ${KEEPS_KEYS}))`,
    account_deactivated: sql`(${user} is null or exists (
      select from users as maker where maker.id = ${user} and maker.deactivated_at is null))`,
    organization_deleted: sql`(${organization} is null or exists (
      select from organizations as one where one.id = ${organization} and one.deleted_at is null))`,
  }
  const wanted = Object.entries(checks).flatMap(([end, check]) =>
    ENDINGS[key].ends[end as End] === 'checked' ? [check] : [],
  )
  return sql<boolean>`(${sql.join(wanted, sql` and `)})`
}

/** Condition on a row of `device_channels`: the key of the device works. */
export const deviceKeyWorks = (): RawBuilder<boolean> =>
  makerHolds('device_key', {
    user: 'device_channels.key_user_id',
    organization: 'device_channels.key_organization_id',
  })

/** Condition on a row of `device_certificates`: its maker still has the right to have it issued. */
export const deviceCertificateIsHeld = (): RawBuilder<boolean> =>
  makerHolds('device_certificate', {
    user: 'device_certificates.user_id',
    organization: 'device_certificates.organization_id',
  })

/** Condition on a row of `ingest_keys`: its maker still has the right to have made it. */
export const ingestKeyIsHeld = (): RawBuilder<boolean> =>
  makerHolds('ingest_key', {
    user: 'ingest_keys.created_by',
    organization: 'ingest_keys.organization_id',
  })

/**
 * The user to whose rights a new key is tied.
 *
 * @throws ApiError 409 while they act for someone else, because a key would outlive that
 */
export function keyMaker({ user }: Caller): string {
  if (user.access_context === null) return user.id
  throw apiError('CONFLICT', {
    reason: 'Keys are made with your own account. Go back to it, or have a member make the key',
  })
}
