import { expect, it } from 'vitest'
import { firstOrganization, organizationChoices } from './organizationChoices.ts'

const organization = (id: string, name: string) => ({
  id,
  name,
  external_id: id,
  slug: id,
  logo: null,
  is_simulated: false,
})
const both = [organization('org_city', 'City'), organization('org_school', 'School')]

it('offers the organizations in which one has manager access, by name', () => {
  const permissions = {
    read_reports: ['org_city', 'org_school'],
    manage_users: ['org_school'],
  }
  expect(organizationChoices(both, permissions)).toEqual([{ value: 'org_school', label: 'School' }])
})

it('offers none to a reader', () => {
  expect(organizationChoices(both, { read_reports: ['org_city'] })).toEqual([])
})

it('starts with the page’s organization, and else with the first one', () => {
  const choices = organizationChoices(both, { manage_users: ['org_city', 'org_school'] })
  expect(firstOrganization(choices, 'org_school')).toBe('org_school')
  expect(firstOrganization(choices, 'all')).toBe('org_city')
  expect(firstOrganization([], 'all')).toBeUndefined()
})
