import { fullNameOf } from '@airshed/domain'
import { DEFAULT_LOCALE, LOCALES, type PermissionMap, type User } from '@airshed/schemas'
import type { Selectable } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import type { UsersTable } from '../../storage/store/tables/organizations.ts'
import { permissionsOf } from './roles.ts'

type WithStore = Pick<ServerContext, 'store'>

/**
 * A user as the console needs them, permissions included.
 *
 * @throws NOT_FOUND when there is no such user
 */
export async function describeUser(context: WithStore, userId: string): Promise<User> {
  const user = await findUser(context, userId)
  if (user === null) throw apiError('NOT_FOUND', { what: 'User', id: userId })
  return user
}

/** As {@link describeUser}, or null when there is no such user. */
export async function findUser(context: WithStore, userId: string): Promise<User | null> {
  const [user] = await usersWith(context, [userId])
  return user ?? null
}

/** Users by their ids, in two queries regardless of their number; unknown ids are absent. */
export async function usersWith(context: WithStore, userIds: readonly string[]): Promise<User[]> {
  if (userIds.length === 0) return []
  const { db } = context.store
  const [rows, maps] = await Promise.all([
    db.selectFrom('users').selectAll().where('id', 'in', userIds).orderBy('id').execute(),
    permissionsOf(db, userIds),
  ])
  return rows.map((row) => toUser(row, maps.get(row.id) ?? {}))
}

function toUser(row: Selectable<UsersTable>, permissions: PermissionMap): User {
  const { name: fullName, initials } = namesOf(row)
  return {
    id: row.id,
    external_id: row.external_id,
    email: row.email,
    fullName,
    initials,
    picture: row.picture,
    locale: LOCALES.find((locale) => locale === row.locale) ?? DEFAULT_LOCALE,
    is_locale_chosen: row.locale !== null,
    first_name: row.first_name,
    last_name: row.last_name,
    intercom_identity: null,
    access_context: null,
    permissions,
    phone_number: row.phone_number,
    timezone: row.timezone,
    temp_units: row.temp_units === 'F' ? 'F' : 'C',
  }
}

/** A user's display name: their name, or their e-mail address if they have none. */
export function namesOf(row: Pick<UsersTable, 'first_name' | 'last_name' | 'email'>): {
  name: string
  initials: string
} {
  const fullName = fullNameOf(row)
  const name = fullName === '' ? row.email : fullName
  return { name, initials: initialsOf(name) }
}

/** First letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
