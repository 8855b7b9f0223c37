import { expect, it } from 'vitest'
import { organizationChoices } from './organizationChoices.ts'

const organization = (id: string, name: string) => ({
  id,
  name,
  external_id: id,
  slug: id,
  logo: null,
  is_simulated: false,
})

it('offers the organizations in which one may read reports, by name', () => {
  const both = [organization('org_city', 'City'), organization('org_school', 'School')]
  expect(organizationChoices(both, { read_reports: ['org_school'] })).toEqual([
    { value: 'org_school', label: 'School' },
  ])
})
