import { InvitationPage, InvitationQuery } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Api } from '../api.ts'
import { pageOf, pageRequest } from '../paging/page.ts'
import { invitationView } from './invitationView.ts'
import { findInvitations } from './queries.ts'

const DEFAULT_SIZE = 100

/** `GET invitations` */
export function invitationRoutes(api: Api, { store, clock }: ServerContext): void {
  api.get(
    '/invitations',
    {
      schema: {
        tags: ['invitations'],
        summary: 'Who was asked to join, the newest first',
        querystring: InvitationQuery,
        response: { 200: InvitationPage },
      },
    },
    async ({ caller, query }) => {
      const page = pageRequest(query, DEFAULT_SIZE)
      const { rows, total } = await findInvitations(store.db, caller, query.organization_id, page)
      const now = clock()
      return pageOf(page, { rows: rows.map((row) => invitationView(row, now)), total })
    },
  )
}
