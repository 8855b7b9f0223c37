import { expect, it } from 'vitest'
import { firstOrganization } from './firstOrganization.ts'

it('suggests the page’s organization, otherwise the first one', () => {
  const choices = [{ value: 'org_city' }, { value: 'org_school' }]
  expect(firstOrganization(choices, 'org_school')).toBe('org_school')
  expect(firstOrganization(choices, 'all')).toBe('org_city')
  expect(firstOrganization([], 'all')).toBeUndefined()
})
