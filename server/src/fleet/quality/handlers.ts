import type { QualityFlag } from '@airshed/schemas'
import { addQualityFlags, listQualityFlags, withdrawQualityFlag } from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../access/calls/handler.ts'
import { holderOf } from '../../access/entities/nodes.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../storage/store/db.ts'
import { addFlags } from './addFlags.ts'
import { findFlags } from './flagRows.ts'
import { settleWithin } from './settleWithin.ts'
import { addSettling } from './settleFlags.ts'
import { withdrawFlag } from './withdrawFlag.ts'

/** The quality flags of devices: listed, set by a person, withdrawn. */
export function qualityHandlers(context: ServerContext): Handler[] {
  const { store, clock } = context
  const settled = (db: Db, flags: readonly QualityFlag[]) => settleWithin(context, db, flags)
  return [
    answer(listQualityFlags, ({ db, row, query }) => findFlags(db, row, query)),

    change(addQualityFlags, {
      run: async ({ tx, row, body, actor, record }) => {
        const flags = await addFlags(tx, row.id, body, { by: actor.name, now: clock() })
        const flagIds = flags.map(({ _id }) => _id)
        await addSettling(context, tx, { organizationId: String(holderOf(row)), flagIds })
        const { data_point_ids: points, from, to } = body
        record({ detail: { flags: flagIds, data_points: points, from, to } })
        return flags
      },
      respond: async ({ db }, flags) => {
        store.measurements.forgetFollowed()
        return settled(db, flags)
      },
    }),

    change(withdrawQualityFlag, {
      run: async ({ tx, row, params, actor, record, unchanged }) => {
        const by = { by: actor.name, now: clock() }
        const { flag, isChanged } = await withdrawFlag(tx, row.id, params.flagId, by)
        if (!isChanged) {
          unchanged()
          return flag
        }
        await addSettling(context, tx, {
          organizationId: String(holderOf(row)),
          flagIds: [flag['_id']],
        })
        const { data_point_id: point, from, to } = flag
        record({ detail: { flags: [flag['_id']], data_points: [point], from, to } })
        return flag
      },
      respond: async ({ db }, flag) => {
        const [now = flag] = await settled(db, [flag])
        return now
      },
    }),
  ]
}
