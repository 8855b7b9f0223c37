import {
  activateAlertTemplate,
  createAlertTemplate,
  deactivateAlertTemplate,
  deleteAlertTemplate,
  findCoveredDevices,
  getAlertTemplate,
  listAlertTemplates,
  updateAlertTemplate,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../../access/calls/handler.ts'
import type { ServerContext } from '../../../context.ts'
import { findCovered } from './findCovered.ts'
import { findTemplates } from './queries.ts'
import {
  deleteTemplate,
  insertTemplate,
  setTemplateStatus,
  updateTemplate,
} from './saveTemplate.ts'
import { templateDetails, templateFacts, templateView } from './templateView.ts'

export const alertTemplateHandlers = (context: ServerContext): Handler[] => [
  answer(listAlertTemplates, async ({ db, visible, query, caller }) => {
    const { data, ...part } = await findTemplates(db, visible, query)
    return { ...part, data: data.map((row) => templateView(row, caller)) }
  }),

  answer(getAlertTemplate, ({ db, row, caller }) => templateDetails(db, row.id, caller)),

  answer(findCoveredDevices, ({ db, body }) => findCovered(db, body)),

  change(createAlertTemplate, {
    run: async ({ tx, caller, body, record }) => {
      const row = await insertTemplate(context, tx, caller, body)
      record({ rowId: row.id, after: templateFacts(row) })
      return templateDetails(tx, row.id, caller)
    },
  }),

  change(updateAlertTemplate, {
    run: async ({ tx, caller, row, body, record }) => {
      const saved = await updateTemplate(context, tx, caller, row, body)
      record({ before: templateFacts(row), after: templateFacts(saved) })
      return templateDetails(tx, row.id, caller)
    },
  }),

  change(deleteAlertTemplate, {
    run: async ({ tx, row, record }) => {
      await deleteTemplate(context, tx, row.id)
      record({ before: templateFacts(row) })
      return null
    },
  }),

  change(activateAlertTemplate, {
    run: async ({ tx, caller, row, record, unchanged }) => {
      if (row.status === 'activated') unchanged()
      else {
        await setTemplateStatus(context, tx, row, 'activated')
        record({ before: { status: row.status }, after: { status: 'activated' } })
      }
      return templateDetails(tx, row.id, caller)
    },
  }),

  change(deactivateAlertTemplate, {
    run: async ({ tx, caller, row, record, unchanged }) => {
      if (row.status === 'deactivated') unchanged()
      else {
        await setTemplateStatus(context, tx, row, 'deactivated')
        record({ before: { status: row.status }, after: { status: 'deactivated' } })
      }
      return templateDetails(tx, row.id, caller)
    },
  }),
]
