import type { Organization } from '@airshed/schemas'
import { expect, it } from 'vitest'
import { isSimulatedPage, isWholePageSimulated } from './simulatedPage.ts'

const organization = (id: string, isSimulated: boolean): Organization => ({
  id,
  name: id,
  external_id: id,
  slug: id,
  logo: null,
  is_simulated: isSimulated,
  is_locked: false,
})
const organizations = [organization('org_city', true), organization('org_port', false)]

it.each([
  ['its simulated organization says it once, at the top', 'org_city', [true, true]],
  ['a real one says nothing', 'org_port', [false, false]],
  ['all of them: each device says it as well', 'all', [true, false]],
])('a page of %s', (_, slug, expected) => {
  const session = { organizations, slug }
  expect([isSimulatedPage(session), isWholePageSimulated(session)]).toEqual(expected)
})
