import { AuditPage, AuditQuery } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Api } from '../api.ts'
import { pageOf, pageRequest } from '../paging/page.ts'
import { findAuditEntries } from './queries.ts'

const DEFAULT_SIZE = 50

/** `GET audit` */
export function auditRoutes(api: Api, { store }: ServerContext): void {
  api.get(
    '/audit',
    {
      schema: {
        tags: ['audit'],
        summary:
          'What was done in organizations that the caller manages, and by staff themselves; newest first',
        querystring: AuditQuery,
        response: { 200: AuditPage },
      },
    },
    async ({ caller, query }) => {
      const page = pageRequest(query, DEFAULT_SIZE)
      return pageOf(page, await findAuditEntries(store.db, caller, query.organization_id, page))
    },
  )
}
