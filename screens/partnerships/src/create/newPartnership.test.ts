import { expect, it } from 'vitest'
import { newPartnership } from './newPartnership.ts'

const organization_id = 'org_city'

it.each([
  [
    { by: 'email', email: ' ines@harbour.example ' },
    { organization_id, email: 'ines@harbour.example' },
  ],
  [
    { by: 'id', organization: ' org_harbour', email: 'typed before' },
    { organization_id, external_id: 'org_harbour' },
  ],
  [
    { by: 'customer', customer_id: 'AC-7' },
    { organization_id, external_id: 'AC-7' },
  ],
  [
    { by: 'own', partner_id: 'org_school' },
    { organization_id, external_id: 'org_school' },
  ],
] as const)('the form %j is sent as %j', (form, body) => {
  expect(newPartnership({ organization_id, ...form })).toEqual(body)
})
