import type { AccessContext } from '@airshed/schemas'
import { expect, it } from 'vitest'
import { mayCreateOrganization } from './organizationRules.ts'
import { permissionsOfRoles } from './roles.ts'

const acting: AccessContext = {
  organization_id: 'city',
  organization_name: 'City',
  role: 'owner',
  email: null,
  since: 0,
}
const of = (role: 'owner' | 'manager' | 'user' | 'admin' | 'support') =>
  permissionsOfRoles([{ organizationId: 'city', role }])

it.each([
  ['owner', of('owner'), null, false, true],
  ['administrator', of('admin'), null, false, true],
  ['manager', of('manager'), null, true, false],
  ['user', of('user'), null, true, false],
  ['supporter', of('support'), null, true, false],
  ['supporter who acts as an owner', of('owner'), acting, true, false],
  ['newcomer, where the server allows a first one', {}, null, true, true],
  ['newcomer, where it does not', {}, null, false, false],
])(
  'decides who may create an organization: %s',
  (_who, permissions, access_context, isFirstAllowed, expected) => {
    expect(mayCreateOrganization({ permissions, access_context }, isFirstAllowed)).toBe(expected)
  },
)
