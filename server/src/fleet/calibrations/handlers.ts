import {
  deleteCalibration,
  listCalibrations,
  listReferenceDevices,
  resetCalibrations,
  runCalibrations,
} from '@airshed/schemas/calls'
import { sql, type Transaction } from 'kysely'
import { answer, change, type Handler } from '../../access/calls/handler.ts'
import type { Actor } from '../../access/events/record.ts'
import type { ServerContext } from '../../context.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { HOLDER, isManagedBy } from './comparable.ts'
import { compareDevices } from './compareDevices.ts'
import { findCalibrations } from './findCalibrations.ts'
import { forgetComparisons } from './forgetComparisons.ts'
import { findReferences, referenceView } from './references.ts'
import { calibrateReadings } from './settleCorrections.ts'
import { storeComparison } from './storeComparison.ts'

/** Calls that compare devices with references. */
export function calibrationHandlers(context: ServerContext): Handler[] {
  const withdraw = (tx: Transaction<Tables>, nodeId: string, { name: by }: Actor) =>
    context.jobs.add(tx, calibrateReadings, { nodeId, by, reason: 'Calibration reset' })
  return [
    answer(listCalibrations, ({ db, caller, visible, query }) =>
      findCalibrations(db, caller, visible, query),
    ),

    answer(listReferenceDevices, async ({ db, visible }) => ({
      data: (await findReferences(db, visible)).map(referenceView),
    })),

    change(runCalibrations, {
      prepare: ({ caller, visible, body }) => compareDevices(context, { caller, visible, body }),
      run: async ({ tx, caller, actor, visible, body, prepared, record, unchanged }) => {
        const { serials } = body
        const now = context.clock()
        const outcome = await storeComparison({
          context,
          tx,
          by: actor.name,
          caller,
          visible,
          serials,
          record,
          now,
          comparison: prepared,
        })
        if (outcome.calibrated.length + outcome.failed.length === 0) unchanged()
        return outcome
      },
    }),

    change(resetCalibrations, {
      run: async ({ tx, caller, actor, visible, body, record, unchanged }) => {
        const serials = [...new Set(body.serials)]
        const { rows } = await sql<{ id: string; serial: string; organizationId: string }>`
          select nodes.id, nodes.serial, ${HOLDER} as "organizationId" from nodes
          where nodes.serial = any(${serials}::text[]) and ${isManagedBy(caller)} and ${visible}
          order by nodes.id`.execute(tx)
        const changed = await forgetComparisons(
          tx,
          rows.map(({ id }) => id),
        )
        for (const { id: rowId, organizationId } of rows) {
          if (!changed.has(rowId)) continue
          record({ rowId, organizationId })
          await withdraw(tx, rowId, actor)
        }
        if (changed.size === 0) unchanged()
        const known = new Set(rows.map(({ serial }) => serial))
        return {
          reset: serials.filter((serial) => known.has(serial)),
          missing: serials.filter((serial) => !known.has(serial)),
        }
      },
    }),

    change(deleteCalibration, {
      run: async ({ tx, row, actor, unchanged }) => {
        const changed = await forgetComparisons(tx, [row.id])
        if (changed.size === 0) unchanged()
        else await withdraw(tx, row.id, actor)
        return null
      },
    }),
  ]
}
