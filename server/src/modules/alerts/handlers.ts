import {
  activateAlerts,
  deactivateAlerts,
  deleteAlert,
  deleteAlerts,
  listAlerts,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../calls/handler.ts'
import { isAnyOf } from '../../entities/rule.ts'
import { changeSelection } from './changeSelection.ts'
import { describeAlerts } from './describeAlerts.ts'
import { findAlerts } from './queries.ts'

export const alertHandlers = (): Handler[] => [
  answer(listAlerts, async ({ db, visible, query, caller, log }) => {
    const { data, ...part } = await findAlerts(db, visible, query)
    const { includes = [] } = query
    return { ...part, data: await describeAlerts(db, data, { caller, includes, log }) }
  }),

  change(activateAlerts, {
    run: ({ tx, visible, ...args }) =>
      changeSelection(
        { tx, ...args },
        {
          action: 'activate',
          // What was true before it was deactivated says nothing about now.
          apply: (ids) =>
            tx
              .updateTable('alerts')
              .set({ status: 'activated', latest_value: null })
              .where(visible)
              .where(isAnyOf('alerts.id', ids))
              .execute(),
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
          apply: (ids) =>
            tx
              .updateTable('alerts')
              .set({ status: 'deactivated' })
              .where(visible)
              .where(isAnyOf('alerts.id', ids))
              .execute(),
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
      await tx.deleteFrom('alerts').where('id', '=', row.id).execute()
      record({ before: { status: row.status } })
      return null
    },
  }),
]
