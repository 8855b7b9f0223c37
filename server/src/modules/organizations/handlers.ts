import { ORGANIZATION_LOOKUP_MIN } from '@airshed/schemas'
import { listOrganizations, lookUpOrganizations } from '@airshed/schemas/calls'
import { answer, type Handler } from '../../calls/handler.ts'
import { invalidQuery } from '../input/invalidField.ts'
import { pageOf, pageRequest } from '../paging/page.ts'
import { findOrganizations, findOrganizationsLike } from './queries.ts'

const DEFAULT_SIZE = 100
const LOOKUP_MAX = 20

export const organizationHandlers = (): Handler[] => [
  answer(listOrganizations, async ({ db, organizationIds, query }) => {
    const page = pageRequest(query, DEFAULT_SIZE)
    return pageOf(page, await findOrganizations(db, organizationIds, page))
  }),
  answer(lookUpOrganizations, async ({ db, query }) => {
    const part = query.query.trim()
    if (part.length < ORGANIZATION_LOOKUP_MIN) {
      const expected = `at least ${ORGANIZATION_LOOKUP_MIN} characters besides white space`
      throw invalidQuery('/query', expected, query.query)
    }
    return { data: await findOrganizationsLike(db, part, LOOKUP_MAX) }
  }),
]
