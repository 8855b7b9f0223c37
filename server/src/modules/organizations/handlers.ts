import { ORGANIZATION_LOOKUP_MIN } from '@airshed/schemas'
import { listOrganizations, lookUpOrganizations } from '@airshed/schemas/calls'
import { answer, type Handler } from '../../calls/handler.ts'
import { invalidQuery } from '../input/invalidField.ts'
import { findOrganizations, findOrganizationsLike } from './queries.ts'

const LOOKUP_MAX = 20

export const organizationHandlers = (): Handler[] => [
  answer(listOrganizations, ({ db, organizationIds, query }) =>
    findOrganizations(db, organizationIds, query),
  ),
  answer(lookUpOrganizations, async ({ db, query }) => {
    const part = query.query.trim()
    if (part.length < ORGANIZATION_LOOKUP_MIN) {
      const expected = `at least ${ORGANIZATION_LOOKUP_MIN} characters besides white space`
      throw invalidQuery('/query', expected, query.query)
    }
    return { data: await findOrganizationsLike(db, part, LOOKUP_MAX) }
  }),
]
