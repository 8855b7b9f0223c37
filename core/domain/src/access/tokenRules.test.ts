import { expect, it } from 'vitest'
import { permissionsOfRoles } from './roles.ts'
import { grantablePermissions, rightsOfToken } from './tokenRules.ts'

const granted = {
  organization_id: 'city',
  permissions: ['read_devices', 'manage_devices', 'read_weather'],
  capabilities: ['publish_plugins', 'brew_coffee'],
}
const as = (role: 'owner' | 'manager' | 'user' | 'admin', organizationId = 'city') =>
  permissionsOfRoles([{ organizationId, role }])

it.each([
  ['an owner', as('owner'), ['read_devices', 'manage_devices'], ['publish_plugins']],
  ['a manager', as('manager'), ['read_devices', 'manage_devices'], []],
  ['a user', as('user'), ['read_devices'], []],
  ['the owner of another organization', as('owner', 'harbour'), [], []],
  ['nobody any more', {}, [], []],
])(
  'a token of %s has the granted rights that its user holds',
  (_who, own, permissions, capabilities) => {
    const now = rightsOfToken(granted, own)
    expect(now.permissions.toSorted()).toEqual(permissions.toSorted())
    expect(now.capabilities).toEqual(capabilities)
  },
)

it('a token has no right beyond those granted', () => {
  expect(rightsOfToken({ ...granted, permissions: [], capabilities: [] }, as('owner'))).toEqual({
    permissions: [],
    capabilities: [],
  })
})

it.each(['admin_devices', 'access_context', 'create_organization', 'manage_tokens'])(
  'nobody can give a token %s',
  (permission) => {
    const rights = rightsOfToken({ ...granted, permissions: [permission] }, as('admin'))
    expect(rights.permissions).toEqual([])
    expect(grantablePermissions(as('admin'), 'city')).not.toContain(permission)
  },
)
