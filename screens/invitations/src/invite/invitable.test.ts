import { expect, it } from 'vitest'
import { invitableOrganizations, offeredRole, type Invitable } from './invitable.ts'

const ORGANIZATIONS = ['city', 'port', 'lab'].map((id) => ({ id, name: id.toUpperCase() }))

it('offers organizations whose users the reader manages, with the roles of the reader’s level', () => {
  const permissions = {
    manage_organizations: ['city'],
    manage_users: ['city', 'port'],
    read_users: ['city', 'port', 'lab'],
  }
  expect(invitableOrganizations(ORGANIZATIONS, { permissions })).toEqual([
    { id: 'city', name: 'CITY', roles: ['user', 'manager'] },
    { id: 'port', name: 'PORT', roles: ['user'] },
  ])
})

it.each<[string | undefined, string | undefined, string | undefined]>([
  ['city', 'manager', 'manager'],
  ['port', 'manager', 'user'],
  ['city', undefined, 'user'],
  [undefined, 'manager', undefined],
])('an invitation to %s with the role %s is offered as %s', (organization, chosen, expected) => {
  const invitable: Invitable[] = [
    { id: 'city', name: 'City', roles: ['user', 'manager'] },
    { id: 'port', name: 'Port', roles: ['user'] },
  ]
  expect(offeredRole(invitable, organization, chosen)).toBe(expected)
})
