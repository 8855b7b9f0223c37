import { describe, expect, it } from 'vitest'
import { can, organizationsOf, organizationsWith } from './permissions.ts'

const permissions = {
  read_devices: ['org_city', 'org_port', 'org_city'],
  manage_devices: ['org_port'],
  read_reports: [],
}

describe('permissions', () => {
  it.each([
    ['read_devices', 'org_city', true],
    ['manage_devices', 'org_city', false],
    ['manage_devices', 'org_port', true],
    ['manage_devices', 'all', true],
    ['read_reports', 'all', false],
    ['manage_tokens', 'org_city', false],
    ['manage_tokens', 'all', false],
  ] as const)('grants %s in %s: %s', (permission, organization, expected) => {
    expect(can(permissions, permission, organization)).toBe(expected)
  })

  it('lists the organizations of a permission, each once', () => {
    expect(organizationsWith(permissions, 'read_devices')).toEqual(['org_city', 'org_port'])
    expect(organizationsWith(permissions, 'manage_tokens')).toEqual([])
    expect(organizationsOf(permissions).toSorted()).toEqual(['org_city', 'org_port'])
  })

  it('grants nothing in an organization named like an object property', () => {
    expect(can({}, 'read_devices', 'constructor')).toBe(false)
  })
})
