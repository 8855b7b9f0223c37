import { organizationsOf } from '@airshed/domain'
import {
  ORGANIZATION_LOOKUP_MIN,
  OrganizationLookup,
  OrganizationLookupQuery,
  OrganizationPage,
  PageQuery,
} from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Api } from '../api.ts'
import { invalidQuery } from '../input/invalidField.ts'
import { pageOf, pageRequest } from '../paging/page.ts'
import { requireStaff } from '../users/accessContext.ts'
import { findOrganizations, lookUpOrganizations } from './queries.ts'

const DEFAULT_SIZE = 100
const LOOKUP_MAX = 20

/** `GET organizations`, `GET organizations/lookup` */
export function organizationRoutes(api: Api, { store }: ServerContext): void {
  api.get(
    '/organizations',
    {
      schema: {
        tags: ['organizations'],
        summary: 'Organizations in which the caller holds any permission',
        querystring: PageQuery,
        response: { 200: OrganizationPage },
      },
    },
    async ({ caller, query }) => {
      const page = pageRequest(query, DEFAULT_SIZE)
      const ids = organizationsOf(caller.user.permissions)
      return pageOf(page, await findOrganizations(store.db, ids, page))
    },
  )

  api.get(
    '/organizations/lookup',
    {
      schema: {
        tags: ['organizations'],
        summary: 'For staff: organizations by a part of their name or external_id, at most 20',
        querystring: OrganizationLookupQuery,
        response: { 200: OrganizationLookup },
      },
    },
    async ({ caller, query }) => {
      requireStaff(caller)
      const part = query.query.trim()
      if (part.length < ORGANIZATION_LOOKUP_MIN) {
        const expected = `at least ${ORGANIZATION_LOOKUP_MIN} characters besides white space`
        throw invalidQuery('/query', expected, query.query)
      }
      return { data: await lookUpOrganizations(store.db, part, LOOKUP_MAX) }
    },
  )
}
