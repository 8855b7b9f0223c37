import {
  getDashboardVersion,
  listDashboardVersions,
  restoreDashboardVersion,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import { changeDashboard } from './changeDashboard.ts'
import { requireEditable } from './rights.ts'
import { findVersions, readVersion } from './versionQueries.ts'

const noSuchVersion = (id: string, version: number) =>
  apiError('NOT_FOUND', { what: 'Version', id: `${version} of dashboard ${id}` })

/** Earlier versions of a dashboard, and restoring them. */
export const versionHandlers = (context: ServerContext): Handler[] => [
  answer(listDashboardVersions, ({ db, row, query }) => findVersions(db, row.id, query)),

  answer(getDashboardVersion, async ({ db, row, params: { version } }) => {
    const found = await readVersion(db, row.id, version)
    if (found === undefined) throw noSuchVersion(row.id, version)
    const { dashboard_id: _, ...detail } = found
    return detail
  }),

  // Later versions stay in the list.
  change(restoreDashboardVersion, {
    run: async (args) => {
      const { tx, row, params, body } = args
      requireEditable(row)
      const found = await readVersion(tx, row.id, params.version)
      if (found === undefined) throw noSuchVersion(row.id, params.version)
      const from = { version: body.version, restoredFrom: params.version }
      return changeDashboard({ ...args, context }, found.document, from)
    },
  }),
]
