import { deriveRole } from '@airshed/domain'
import { ROLES, type PermissionMap } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { rolePermissions } from './rolePermissions.ts'

describe('the grants of a role', () => {
  it.each(ROLES)('make their holder %s', (role) => {
    const map: PermissionMap = {}
    for (const permission of rolePermissions(role)) map[permission] = ['org_city']
    expect(deriveRole(map, 'org_city')).toBe(role)
    expect(deriveRole(map, 'org_port')).toBeNull()
  })

  it('keep an owner away from the staff of the house', () => {
    expect(rolePermissions('owner')).not.toContain('admin_devices')
    expect(rolePermissions('owner')).not.toContain('access_context')
  })

  it('let a partner read no devices of the organization they are partner of', () => {
    expect(rolePermissions('partner')).toEqual(['read_organizations'])
  })
})
