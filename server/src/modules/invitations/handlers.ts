import { listInvitations } from '@airshed/schemas/calls'
import { answer, type Handler } from '../../calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { pageOf, pageRequest } from '../paging/page.ts'
import { invitationView } from './invitationView.ts'
import { findInvitations } from './queries.ts'

const DEFAULT_SIZE = 100

export const invitationHandlers = ({ clock }: Pick<ServerContext, 'clock'>): Handler[] => [
  answer(listInvitations, async ({ db, visible, query }) => {
    const page = pageRequest(query, DEFAULT_SIZE)
    const { rows, total } = await findInvitations(db, visible, page)
    const now = clock()
    return pageOf(page, { rows: rows.map((row) => invitationView(row, now)), total })
  }),
]
