import { describe, expect, it } from 'vitest'
import { createForm } from './createForm.ts'
import { organizationChoices, schemaWithOrganizations } from './organizationChoices.ts'

const organization = (id: string, name: string) => ({
  id,
  name,
  external_id: id,
  slug: id,
  logo: null,
  is_simulated: false,
})
const city = organization('org_city', 'City')
const school = organization('org_school', 'School')

describe('where a dashboard may be made', () => {
  it('is where its maker may read reports', () => {
    expect(organizationChoices([city, school], { read_reports: ['org_school'] })).toEqual([school])
  })

  it('is offered by name and sent by id', () => {
    expect(schemaWithOrganizations(createForm, [city])).toMatchObject({
      properties: { organization_id: { oneOf: [{ const: 'org_city', title: 'City' }] } },
    })
  })
})
