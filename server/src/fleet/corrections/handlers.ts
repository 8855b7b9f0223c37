import { deleteCorrection, listCorrections, makeCorrection } from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { addCorrection, withdrawCorrection } from './addCorrection.ts'
import { correctionsOfNode } from './correctionRows.ts'

/** Corrections of the readings of a device. */
export const correctionHandlers = (context: ServerContext): Handler[] => [
  answer(listCorrections, ({ db, row }) => correctionsOfNode(db, row.id)),

  change(makeCorrection, {
    run: async ({ tx, row, body, actor, record }) => {
      const correction = await addCorrection(context, tx, {
        nodeId: row.id,
        dataPointId: body.data_point_id,
        formula: body.formula,
        fromMs: body.from,
        toMs: body.to ?? null,
        reason: body.reason,
        origin: { kind: 'person', id: null },
        by: actor.name,
      })
      record({ after: factsOf(correction) })
      return correction
    },
  }),

  change(deleteCorrection, {
    run: async ({ tx, row, params, actor, record, unchanged }) => {
      const { correction, wasInForce } = await withdrawCorrection(context, tx, {
        nodeId: row.id,
        id: params.correctionId,
        by: actor.name,
      })
      if (wasInForce) record({ before: factsOf(correction) })
      else unchanged()
      return correction
    },
  }),
]

/** What an event records about a correction. */
const factsOf = ({
  data_point_id,
  version,
  formula,
  from,
  to,
  reason,
}: Awaited<ReturnType<typeof addCorrection>>) => ({
  data_point: data_point_id,
  version,
  formula,
  from,
  to,
  reason,
})
