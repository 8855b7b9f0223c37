import { describe, expect, it } from 'vitest'
import { readClaimedRoles } from '../../../base/settings/claimedRoles.ts'
import { claimOf, rolesOfClaims } from './rolesOfClaims.ts'

const MAPPING = {
  staff: { city: 'user', port: 'user' },
  leads: { city: 'manager' },
  operators: { port: 'support' },
}

function roles(claimed: unknown) {
  const { claimedRoles } = readClaimedRoles('groups', JSON.stringify(MAPPING))
  if (claimedRoles === null) throw new Error('expected the mapping to be read')
  return Object.fromEntries(rolesOfClaims(claimedRoles, claimed))
}

describe('roles by claims', () => {
  it.each<[string, unknown, object]>([
    ['in one group', ['staff'], { city: 'user', port: 'user' }],
    ['in two, of which one gives more', ['staff', 'leads'], { city: 'manager', port: 'user' }],
    ['in two, in another order', ['operators', 'staff'], { city: 'user', port: 'support' }],
    ['in a group that stands there alone', 'leads', { city: 'manager', port: null }],
    ['in groups that mean nothing here', ['cooks', 7, null], { city: null, port: null }],
    ['in none', undefined, { city: null, port: null }],
    ['with something else in the claim', { staff: true }, { city: null, port: null }],
  ])('derives roles of a user %s', (_who, claimed, expected) => {
    expect(roles(claimed)).toEqual(expected)
  })
})

describe('a claim by its name', () => {
  it.each<[string, object, string, unknown]>([
    ['by its name', { groups: ['a'] }, 'groups', ['a']],
    ['within objects', { realm_access: { roles: ['a'] } }, 'realm_access.roles', ['a']],
    [
      'whose name is an address',
      { 'https://air.example.org/groups': 'a' },
      'https://air.example.org/groups',
      'a',
    ],
    ['that is not there', {}, 'groups', undefined],
    ['of which a part is not there', { realm_access: 'x' }, 'realm_access.roles', undefined],
    ['of what every object has', {}, 'constructor.name', undefined],
  ])('finds a claim %s', (_how, claims, name, expected) => {
    expect(claimOf(claims as Record<string, unknown>, name)).toEqual(expected)
  })
})
