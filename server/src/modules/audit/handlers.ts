import { listAudit } from '@airshed/schemas/calls'
import { answer, type Handler } from '../../calls/handler.ts'
import { pageOf, pageRequest } from '../paging/page.ts'
import { findAuditEntries } from './queries.ts'

const DEFAULT_SIZE = 50

export const auditHandlers = (): Handler[] => [
  answer(listAudit, async ({ db, visible, query }) => {
    const page = pageRequest(query, DEFAULT_SIZE)
    return pageOf(page, await findAuditEntries(db, visible, page))
  }),
]
