import { AlertPage, AlertQuery } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Api } from '../api.ts'
import { pageOf, pageRequest } from '../paging/page.ts'
import { alertView } from './alertView.ts'
import { findAlerts } from './queries.ts'

const DEFAULT_SIZE = 15

/** `GET alerts` */
export function alertRoutes(api: Api, { store }: ServerContext): void {
  api.get(
    '/alerts',
    {
      schema: {
        tags: ['alerts'],
        summary: 'Alerts, the latest triggered first',
        querystring: AlertQuery,
        response: { 200: AlertPage },
      },
    },
    async ({ caller, query }) => {
      const page = pageRequest(query, DEFAULT_SIZE)
      const { rows, total } = await findAlerts(store.db, caller, query.organization_id, page)
      return pageOf(page, { rows: rows.map(alertView), total })
    },
  )
}
