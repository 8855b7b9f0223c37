import { organization } from '@airshed/testing'
import { expect, it } from 'vitest'
import { allowedIn, tokenOrganizations } from './tokenOrganizations.ts'

it('offers the organizations whose tokens the reader manages, if any permission can be given', () => {
  const organizations = ['org_city', 'org_port', 'org_mine'].map((id) => organization(id))
  const permissions = {
    manage_tokens: ['org_city', 'org_port'],
    read_devices: ['org_port', 'org_mine'],
  }
  expect(tokenOrganizations(organizations, permissions)).toEqual([
    { value: 'org_port', label: 'org_port' },
  ])
  expect(tokenOrganizations(organizations, {})).toEqual([])
})

it('gives a token what the reader holds, and never the permissions of server administrators', () => {
  const all = ['org_city']
  const permissions = { read_devices: all, admin_devices: all, manage_tokens: all }
  expect(allowedIn(permissions, 'org_city')).toEqual(['read_devices'])
  expect(allowedIn({ manage_organizations: all }, 'org_city')).toEqual([
    'manage_organizations',
    'publish_plugins',
  ])
})
