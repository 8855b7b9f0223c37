import { listAlerts } from '@airshed/schemas/calls'
import { answer, type Handler } from '../../calls/handler.ts'
import { pageOf, pageRequest } from '../paging/page.ts'
import { alertView } from './alertView.ts'
import { findAlerts } from './queries.ts'

const DEFAULT_SIZE = 15

export const alertHandlers = (): Handler[] => [
  answer(listAlerts, async ({ db, visible, query }) => {
    const page = pageRequest(query, DEFAULT_SIZE)
    const { rows, total } = await findAlerts(db, visible, page)
    return pageOf(page, { rows: rows.map(alertView), total })
  }),
]
