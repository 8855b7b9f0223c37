import { organization, partnership } from '@airshed/testing'
import { expect, it } from 'vitest'
import { partnerChoices } from './partnerChoices.ts'

const organizations = ['org_city', 'org_port', 'org_school', 'org_lab'].map((id) =>
  organization(id),
)
const partnerships = [
  partnership(0, { organization_id: 'org_city', partner_id: 'org_port' }),
  partnership(1, { organization_id: 'org_school', partner_id: 'org_city' }),
  partnership(2, { organization_id: 'org_lab', partner_id: 'org_school' }),
]
const idsFor = (id: string | undefined) =>
  partnerChoices(organizations, partnerships, id).map(({ value }) => value)

it('leaves out the organization itself and its partners, whoever invited', () => {
  expect(idsFor('org_city')).toEqual(['org_lab'])
  expect(idsFor('org_lab')).toEqual(['org_city', 'org_port'])
  expect(idsFor(undefined)).toEqual(['org_city', 'org_port', 'org_school', 'org_lab'])
})
