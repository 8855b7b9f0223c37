import { randomBytes, randomUUID } from 'node:crypto'
import { ROLE_PERMISSIONS, withoutDirections } from '@airshed/domain'
import type { Locale, Permission, Role, User } from '@airshed/schemas'
import type { Insertable, Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import type { UserPermissionsTable } from '../../storage/store/tables/organizations.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { describeUser } from './describeUser.ts'
import { hashPassword } from './hashPassword.ts'
import { forgetCaller } from './loadCaller.ts'

/** Data for a new user. */
export interface NewUser {
  /** Default: a new one. */
  id?: string
  /** Subject at the external identity provider; default: a new one. */
  externalId?: string
  email: string
  firstName: string
  lastName: string
  /** Without one the user signs in at an external provider, or with the demo's button. */
  password?: string
  /** Default `en_US`. */
  locale?: Locale
  /** IANA time zone, default `UTC`. */
  timezone?: string
  /** Offered on the sign-in page in demo mode, default false. */
  isDemo?: boolean
  /** The organizations must exist. */
  roles?: readonly { organizationId: string; role: Role }[]
  /** Permissions in addition to those of the roles. */
  permissions?: readonly { organizationId: string; permission: Permission }[]
}

/**
 * Creates a user with their roles, in one transaction.
 *
 * @throws CONFLICT when the e-mail, the id or the external id is taken
 */
export async function createUser(
  context: Pick<ServerContext, 'store' | 'clock' | 'memory'>,
  user: NewUser,
): Promise<User> {
  const passwordHash = user.password === undefined ? null : await hashPassword(user.password)
  const id = await context.store.db
    .transaction()
    .execute((transaction) => insertUser(transaction, context, user, passwordHash))
  forgetCaller(context, id)
  return describeUser(context, id)
}

/**
 * Creates a user with their roles as part of a larger transaction.
 *
 * @param passwordHash of `password`, computed beforehand because hashing is too slow for a transaction
 * @returns the id
 * @throws CONFLICT when the e-mail, the id or the external id is taken
 */
export async function insertUser(
  transaction: Transaction<Tables>,
  { clock }: Pick<ServerContext, 'clock'>,
  user: Omit<NewUser, 'password'>,
  passwordHash: string | null,
): Promise<string> {
  const id = user.id ?? `user_${randomBytes(9).toString('base64url')}`
  const row = {
    id,
    external_id: user.externalId ?? randomUUID(),
    email: user.email.toLowerCase(),
    first_name: withoutDirections(user.firstName),
    last_name: withoutDirections(user.lastName),
    picture: null,
    locale: user.locale ?? null,
    timezone: user.timezone ?? 'UTC',
    temp_units: 'C' as const,
    password_hash: passwordHash,
    is_demo: user.isDemo ?? false,
    created_at: clock(),
  }
  const held = permissionRows(id, user)
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) {
    throw apiError('CONFLICT', { reason: `A user with e-mail ${row.email} already exists` })
  }
  if (held.length > 0) await transaction.insertInto('user_permissions').values(held).execute()
  return id
}

function permissionRows(userId: string, { roles = [], permissions = [] }: NewUser) {
  const rows = new Map<string, Insertable<UserPermissionsTable>>()
  const all = [
    ...roles.flatMap(({ organizationId, role }) =>
      ROLE_PERMISSIONS[role].map((permission) => ({ organizationId, permission })),
    ),
    ...permissions,
  ]
  for (const { organizationId, permission } of all) {
    rows.set(`${organizationId} ${permission}`, {
      user_id: userId,
      organization_id: organizationId,
      permission,
    })
  }
  return [...rows.values()]
}
