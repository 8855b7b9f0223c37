import {
  createMaintenanceWindow,
  deleteMaintenanceWindow,
  getMaintenanceWindow,
  listMaintenanceWindows,
  updateMaintenanceWindow,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../../access/calls/handler.ts'
import { recheckNotices } from '../recheckNotices.ts'
import { findWindows, fullWindow } from './queries.ts'
import { insertWindow, updateWindow, type SavingContext } from './saveWindow.ts'
import { windowFacts, windowView } from './windowView.ts'

export const maintenanceWindowHandlers = (context: SavingContext): Handler[] => [
  answer(listMaintenanceWindows, async ({ db, visible, query, caller }) => {
    const now = context.clock()
    const { data, ...part } = await findWindows(db, visible, query, now)
    return { ...part, data: data.map((row) => windowView(row, caller, now)) }
  }),

  answer(getMaintenanceWindow, async ({ db, row, caller }) =>
    windowView(await fullWindow(db, row.id), caller, context.clock()),
  ),

  change(createMaintenanceWindow, {
    run: async ({ tx, caller, body, record }) => {
      const row = await insertWindow(context, tx, caller, body)
      record({ rowId: row.id, after: windowFacts(row) })
      return windowView(row, caller, context.clock())
    },
  }),

  change(updateMaintenanceWindow, {
    run: async ({ tx, caller, row, body, record }) => {
      const before = await fullWindow(tx, row.id)
      const saved = await updateWindow(context, tx, caller, row, body)
      record({ before: windowFacts(before), after: windowFacts(saved) })
      return windowView(saved, caller, context.clock())
    },
  }),

  change(deleteMaintenanceWindow, {
    run: async ({ tx, row, record }) => {
      const before = await fullWindow(tx, row.id)
      await tx.deleteFrom('maintenance_windows').where('id', '=', row.id).execute()
      await recheckNotices(context, tx, row.organization_id)
      record({ before: windowFacts(before) })
      return null
    },
  }),
]
