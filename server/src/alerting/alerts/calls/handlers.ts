import {
  acknowledgeAlert,
  activateAlerts,
  createAlert,
  deactivateAlerts,
  deleteAlert,
  deleteAlerts,
  getAlert,
  getAlertTimeline,
  listAlertChanges,
  listAlertLimits,
  listAlerts,
  muteAlert,
  previewAlert,
  updateAlert,
} from '@airshed/schemas/calls'
import { beginEvaluation } from '../beginEvaluation.ts'
import { setMute } from '../setMute.ts'
import { answer, change, type Handler } from '../../../access/calls/handler.ts'
import type { ServerContext } from '../../../context.ts'
import { isAnyOf } from '../../../access/entities/rule.ts'
import { apiError } from '../../../base/errors.ts'
import type { Db } from '../../../storage/store/db.ts'
import { alertDetails } from './alertDetails.ts'
import { alertHistory } from './alertHistory.ts'
import { alertTimeline } from './alertTimeline.ts'
import { alertLimits } from './alertLimits.ts'
import { changeSelection } from './changeSelection.ts'
import { describeAlerts } from './describeAlerts.ts'
import { newAlertOf } from './olderRules.ts'
import { previewAlert as evaluatePreview } from './previewAlert.ts'
import { findAlerts, templateNameOf } from './queries.ts'
import { alertRow, insertAlert, updateAlert as changeAlert, type AlertRow } from './saveAlert.ts'

export const alertHandlers = (context: ServerContext): Handler[] => [
  answer(listAlerts, async ({ db, visible, query, caller, log }) => {
    const { data, ...part } = await findAlerts(db, visible, query)
    const { includes = [] } = query
    return { ...part, data: await describeAlerts(db, data, { caller, includes, log }) }
  }),

  answer(listAlertLimits, ({ db, visible, query }) => alertLimits(db, visible, query)),

  change(activateAlerts, {
    run: ({ tx, visible, ...args }) =>
      changeSelection(
        { tx, ...args },
        {
          action: 'activate',
          apply: async (ids) => {
            await tx
              .updateTable('alerts')
              .set({ status: 'activated' })
              .where(visible)
              .where(isAnyOf('alerts.id', ids))
              .execute()
            await beginEvaluation(context, tx, ids)
          },
          eventOf: ({ status }) => ({ before: { status }, after: { status: 'activated' } }),
        },
      ),
  }),

  change(deactivateAlerts, {
    run: ({ tx, visible, ...args }) =>
      changeSelection(
        { tx, ...args },
        {
          action: 'deactivate',
          apply: async (ids) => {
            await tx
              .updateTable('alerts')
              .set({ status: 'deactivated' })
              .where(visible)
              .where(isAnyOf('alerts.id', ids))
              .execute()
            await beginEvaluation(context, tx, ids)
          },
          eventOf: ({ status }) => ({ before: { status }, after: { status: 'deactivated' } }),
        },
      ),
  }),

  change(deleteAlerts, {
    run: ({ tx, visible, ...args }) =>
      changeSelection(
        { tx, ...args },
        {
          action: 'delete',
          apply: (ids) =>
            tx.deleteFrom('alerts').where(visible).where(isAnyOf('alerts.id', ids)).execute(),
          eventOf: ({ status }) => ({ before: { status } }),
        },
      ),
  }),

  change(deleteAlert, {
    run: async ({ tx, row, record }) => {
      await requireOwn(tx, row)
      await tx.deleteFrom('alerts').where('id', '=', row.id).execute()
      record({ before: { status: row.status } })
      return null
    },
  }),

  answer(getAlert, ({ db, row, caller }) => alertDetails(db, row, caller)),

  change(createAlert, {
    run: async ({ tx, caller, body, record }) => {
      const row = await insertAlert(context, tx, caller, await newAlertOf(tx, caller, body))
      record({ rowId: row.id, after: factsOf(row) })
      return alertDetails(tx, row, caller)
    },
  }),

  change(updateAlert, {
    run: async ({ tx, caller, row, body, record }) => {
      await requireOwn(tx, row)
      const saved = await changeAlert(context, tx, caller, row, body)
      record({ before: factsOf(row), after: factsOf(saved) })
      return alertDetails(tx, saved, caller)
    },
  }),

  answer(listAlertChanges, ({ db, row, query }) => alertHistory(db, row.id, query)),

  answer(getAlertTimeline, ({ db, row }) => alertTimeline(db, row)),

  answer(previewAlert, ({ db, caller, body }) => evaluatePreview(db, caller, body)),

  change(acknowledgeAlert, {
    run: async ({ tx, caller, row, unchanged }) => {
      if (row.status === 'deactivated' || (row.latest_value !== true && !row.lacks_data)) {
        throw apiError('ALERT_NOT_ACTIVE')
      }
      if (row.acknowledged_at === null) {
        await tx
          .updateTable('alerts')
          .set({ acknowledged_at: context.clock(), acknowledged_by: caller.user.id })
          .where('id', '=', row.id)
          .execute()
      } else unchanged()
      return alertDetails(tx, await alertRow(tx, row.id), caller)
    },
  }),

  change(muteAlert, {
    run: async ({ tx, caller, row, body: { until }, record }) => {
      await setMute(context, tx, { id: row.id, mutedUntil: row.muted_until }, until)
      record({ before: { muted_until: row.muted_until }, after: { muted_until: until } })
      return alertDetails(tx, await alertRow(tx, row.id), caller)
    },
  }),
]

/** @throws ApiError 409 ALERT_OF_TEMPLATE for an alert that only its template changes */
async function requireOwn(db: Db, { id, template_id: templateId }: AlertRow): Promise<void> {
  if (templateId === null) return
  throw apiError('ALERT_OF_TEMPLATE', { name: (await templateNameOf(db, id)) ?? templateId })
}

/** What the audit log records about an alert. */
const factsOf = (row: AlertRow) => ({
  name: row.name,
  status: row.status,
  notification_level: row.notification_level,
  notification_method: row.notification_method,
  repeat_ms: row.repeat_ms,
  escalate_ms: row.escalate_ms,
  rules: row.rules,
  hold_ms: row.hold_ms,
  reactivation_ms: row.reactivation_ms,
})
