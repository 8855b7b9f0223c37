import { organizationsOf } from '@airshed/domain'
import { OrganizationPage, PageQuery } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Api } from '../api.ts'
import { pageOf, pageRequest } from '../paging/page.ts'
import { findOrganizations } from './queries.ts'

const DEFAULT_SIZE = 100

/** `GET organizations` */
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
}
