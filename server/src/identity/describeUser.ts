import {
  DEFAULT_LOCALE,
  LOCALES,
  PERMISSIONS,
  type PermissionMap,
  type User,
} from '@airshed/schemas'
import type { Selectable } from 'kysely'
import type { ServerContext } from '../context.ts'
import { apiError } from '../errors.ts'
import type { UsersTable } from '../store/tables/organizations.ts'

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

/** Users by their ids, in two queries however many they are; unknown ids are absent. */
export async function usersWith(context: WithStore, userIds: readonly string[]): Promise<User[]> {
  if (userIds.length === 0) return []
  const { db } = context.store
  const [rows, held] = await Promise.all([
    db.selectFrom('users').selectAll().where('id', 'in', userIds).orderBy('id').execute(),
    db
      .selectFrom('user_permissions')
      .selectAll()
      .where('user_id', 'in', userIds)
      .orderBy('organization_id')
      .execute(),
  ])
  const maps = new Map<string, PermissionMap>()
  for (const { user_id, organization_id, permission } of held) {
    const name = PERMISSIONS.find((known) => known === permission)
    if (name === undefined) continue
    const map = maps.get(user_id) ?? {}
    maps.set(user_id, map)
    map[name] = [...(map[name] ?? []), organization_id]
  }
  return rows.map((row) => toUser(row, maps.get(row.id) ?? {}))
}

function toUser(row: Selectable<UsersTable>, permissions: PermissionMap): User {
  const fullName = `${row.first_name} ${row.last_name}`.trim()
  return {
    id: row.id,
    external_id: row.external_id,
    email: row.email,
    fullName: fullName === '' ? row.email : fullName,
    initials: initialsOf(fullName === '' ? row.email : fullName),
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

/** First letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
