import { ROLES, type Permission, type Role } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import {
  deriveRole,
  hasManagerAccess,
  isSupport,
  permissionsOfRoles,
  ROLE_PERMISSIONS,
} from './roles.ts'

const held = (...names: Permission[]) =>
  Object.fromEntries(names.map((name) => [name, ['org_city']]))

describe('the role within an organization', () => {
  it.each<[Permission[], Role | null]>([
    [['admin_devices', 'manage_organizations', 'read_users'], 'admin'],
    [['manage_organizations', 'manage_users', 'read_users'], 'owner'],
    [['manage_users', 'read_users', 'read_organizations'], 'manager'],
    [['read_users', 'read_organizations'], 'user'],
    [['read_organizations'], 'partner'],
    [['read_devices', 'read_reports'], null],
    [[], null],
    [['access_context', 'admin_devices'], 'support'],
  ])('derives from %j the role %s', (names, role) => {
    expect(deriveRole(held(...names), 'org_city')).toBe(role)
  })

  it('derives another role in another organization', () => {
    const map = permissionsOfRoles([
      { organizationId: 'org_city', role: 'owner' },
      { organizationId: 'org_port', role: 'partner' },
    ])
    expect(deriveRole(map, 'org_city')).toBe('owner')
    expect(deriveRole(map, 'org_port')).toBe('partner')
    expect(deriveRole(map, 'org_mine')).toBeNull()
  })

  it.each(ROLES)('the role of %s is derived again from its own grants', (role) => {
    const map = permissionsOfRoles([{ organizationId: 'org_city', role }])
    expect(deriveRole(map, 'org_city')).toBe(role)
    expect(isSupport(map)).toBe(role === 'support')
  })

  it.each<[Role, boolean]>([
    ['admin', true],
    ['owner', true],
    ['manager', true],
    ['user', false],
    ['partner', false],
  ])('%s has manager access: %s', (role, expected) => {
    const map = permissionsOfRoles([{ organizationId: 'org_city', role }])
    expect(hasManagerAccess(map, 'org_city')).toBe(expected)
    expect(hasManagerAccess(map, 'org_port')).toBe(false)
  })

  it('keeps an owner away from what belongs to support and administrators', () => {
    expect(ROLE_PERMISSIONS.owner).not.toContain('admin_devices')
    expect(ROLE_PERMISSIONS.owner).not.toContain('access_context')
  })

  it('lets a partner read no devices of the partnered organization', () => {
    expect(ROLE_PERMISSIONS.partner).toEqual(['read_organizations'])
  })

  it('grants no permission twice', () => {
    for (const role of ROLES) {
      expect(new Set(ROLE_PERMISSIONS[role]).size).toBe(ROLE_PERMISSIONS[role].length)
    }
  })
})
