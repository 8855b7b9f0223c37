import {
  addWidget,
  cloneDashboard,
  createDashboard,
  deleteDashboard,
  getDashboard,
  listDashboards,
  removeWidget,
  replaceWidget,
  setDashboardRange,
  shareDashboard,
  starDashboard,
  updateDashboard,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { saveDashboard, saveRange } from './changeDashboard.ts'
import { insertClone, insertShared } from './copies.ts'
import { makeDashboard } from './createDashboard.ts'
import { dashboardView } from './dashboardView.ts'
import type { ConfigsOf } from './organizationConfigs.ts'
import { eraseDashboard, findDashboards, setStar } from './queries.ts'
import { requireEditable } from './rights.ts'
import { saveNewWidget, saveWidget, saveWithoutWidget } from './widgetService.ts'

/** Dashboards and their widgets. */
export const dashboardHandlers = (context: ServerContext, configsOf: ConfigsOf): Handler[] => [
  answer(listDashboards, async ({ db, caller, visible, query }) => {
    const found = await findDashboards(db, caller, visible, query)
    return { ...found, data: found.data.map((row) => dashboardView(row, caller)) }
  }),

  answer(getDashboard, ({ caller, row }) => dashboardView(row, caller)),

  change(createDashboard, {
    run: (args) => makeDashboard({ ...args, context, configsOf }, args.body),
  }),

  change(updateDashboard, {
    run: (args) => saveDashboard({ ...args, context, configsOf }, args.body),
  }),

  change(deleteDashboard, {
    run: async ({ tx, row, record }) => {
      requireEditable(row)
      await eraseDashboard(tx, row.id)
      record({ before: { user_id: row.user_id, version: row.version }, onlyFor: row.user_id })
      return null
    },
  }),

  change(cloneDashboard, { run: (args) => insertClone({ ...args, context }) }),

  change(shareDashboard, {
    run: (args) => insertShared({ ...args, context }, args.params.orgId),
  }),

  change(starDashboard, {
    run: async ({ tx, caller, row, body }) => {
      await setStar(tx, caller.user.id, row.id, body.is_starred)
      return { ...dashboardView(row, caller), is_starred: body.is_starred }
    },
  }),

  change(setDashboardRange, { run: (args) => saveRange({ ...args, context }, args.body) }),

  change(addWidget, {
    run: (args) => saveNewWidget({ ...args, context, configsOf }, args.body),
  }),

  change(replaceWidget, {
    run: (args) => saveWidget({ ...args, context, configsOf }, args.params.widgetId, args.body),
  }),

  change(removeWidget, {
    run: (args) => saveWithoutWidget({ ...args, context }, args.params.widgetId),
  }),
]
