import { PERMISSIONS, type Organization, type User } from '@airshed/schemas'
import { expect, it } from 'vitest'
import type { SessionValue } from './airshedContext.ts'
import { withLocks } from './withLocks.ts'

const OWNED: User['permissions'] = {
  read_devices: ['city', 'port'],
  manage_devices: ['city', 'port'],
  manage_organizations: ['city'],
}
/** A session of somebody in the city, which is locked, and in the port. */
const sessionOf = (user: Partial<User> = {}, isLocked = true): SessionValue =>
  ({
    user: { permissions: OWNED, access_context: null, ...user },
    organizations: [
      { id: 'city', is_locked: isLocked },
      { id: 'port', is_locked: false },
    ] as Organization[],
  }) as unknown as SessionValue

it('keeps only reading rights in a locked organization, and all rights elsewhere', () => {
  const { user, locked } = withLocks(sessionOf())
  expect(user.permissions).toEqual({
    read_devices: ['city', 'port'],
    manage_devices: ['port'],
    manage_organizations: [],
  })
  expect([...(locked?.organizations ?? [])]).toEqual(['city'])
  expect(locked?.held).toBe(OWNED)
})

it('counts the permissions that begin with read as reading, and no others', () => {
  const all = Object.fromEntries(PERMISSIONS.map((name) => [name, ['city']]))
  const { access_context: _, ...permissions } = all
  const left = Object.entries(withLocks(sessionOf({ permissions })).user.permissions)
  expect(left.flatMap(([name, ids]) => (ids.length > 0 ? [name] : [])).toSorted()).toEqual([
    'read_devices',
    'read_organizations',
    'read_reports',
    'read_users',
  ])
})

it('returns the same session where nothing is locked, and for staff', () => {
  for (const session of [
    sessionOf({}, false),
    sessionOf({ permissions: { ...OWNED, access_context: ['airshed'] } }),
    sessionOf({ access_context: {} as NonNullable<User['access_context']> }),
  ]) {
    expect(withLocks(session)).toBe(session)
  }
})
