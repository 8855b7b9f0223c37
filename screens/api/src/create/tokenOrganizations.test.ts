import { organization } from '@airshed/testing'
import { expect, it } from 'vitest'
import { tokenOrganizations } from './tokenOrganizations.ts'

it('offers organizations whose tokens and settings the reader manages', () => {
  const organizations = ['org_city', 'org_port', 'org_mine'].map((id) => organization(id))
  const permissions = {
    manage_tokens: ['org_city', 'org_port'],
    manage_organizations: ['org_port', 'org_mine'],
  }
  expect(tokenOrganizations(organizations, permissions)).toEqual([
    { value: 'org_port', label: 'org_port' },
  ])
  expect(tokenOrganizations(organizations, {})).toEqual([])
})
