import { expect, it } from 'vitest'
import { organizationChoices } from './organizationChoices.ts'

const organization = (id: string, name: string) => ({
  id,
  name,
  external_id: id,
  slug: id,
  logo: null,
  is_simulated: false,
  is_locked: false,
})
const both = [organization('org_city', 'City'), organization('org_school', 'School')]

it('offers the organizations in which the reader has manager access, by name', () => {
  const permissions = {
    read_reports: ['org_city', 'org_school'],
    manage_users: ['org_school'],
  }
  expect(organizationChoices(both, permissions)).toEqual([{ value: 'org_school', label: 'School' }])
})

it('offers no organizations to a reader without manager access', () => {
  expect(organizationChoices(both, { read_reports: ['org_city'] })).toEqual([])
})
