import type { FirmwarePause, FirmwareRolloutState, RolloutAction } from '@airshed/schemas'
import {
  cancelFirmwareRollout,
  continueFirmwareRollout,
  getFirmwareRollout,
  listFirmwareRollouts,
  listNodeFirmware,
  listRolloutDevices,
  pauseFirmwareRollout,
  rollBackFirmwareRollout,
  startFirmwareRollout,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../../access/calls/handler.ts'
import { apiError } from '../../../base/errors.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../storage/store/db.ts'
import { withdrawOffers } from '../rollout/offers.ts'
import { findRolloutDevices, firmwareHistory } from '../rollout/rolloutDeviceRows.ts'
import { findRollout, findRollouts, ROLLOUT_ACTIONS_OF } from '../rollout/rolloutRows.ts'
import { requireIdle, startRollout } from '../rollout/startRollout.ts'

/** Rollouts of firmware. A job offers images and decides about waves; these calls change only what it finds. */
export function rolloutHandlers({ clock }: Pick<ServerContext, 'clock'>): Handler[] {
  return [
    answer(listFirmwareRollouts, ({ db, visible, query, caller }) =>
      findRollouts(db, visible, query, caller),
    ),

    answer(getFirmwareRollout, ({ db, caller, params: { id } }) => findRollout(db, id, caller)),

    answer(listRolloutDevices, ({ db, row, query }) => findRolloutDevices(db, row.id, query)),

    answer(listNodeFirmware, async ({ db, row }) => ({
      data: await firmwareHistory(db, row.id, row.organization_id),
    })),

    change(startFirmwareRollout, {
      run: async ({ tx, caller, body, record }) => {
        const started = await startRollout(tx, { ...body, by: caller.user.id, now: clock() })
        const { id, units, version } = started
        record({ rowId: id, after: { version, units } })
        return findRollout(tx, id, caller)
      },
    }),

    change(pauseFirmwareRollout, {
      run: async ({ tx, caller, actor, row }) => {
        requireAction(row, 'pause')
        const now = clock()
        const pause = { cause: 'person' as const, by: actor.name, percent: null, limit: null }
        await setState(tx, row.id, { state: 'paused', pause })
        await withdrawOffers(tx, row.id, ['offered'], now)
        return findRollout(tx, row.id, caller)
      },
    }),

    change(continueFirmwareRollout, {
      run: async ({ tx, caller, row }) => {
        requireAction(row, 'continue')
        const now = clock()
        await setState(tx, row.id, { state: 'running', pause: null, wave_started_at: now })
        await tx
          .updateTable('firmware_rollout_devices')
          .set({ state: 'waiting', changed_at: now })
          .where('rollout_id', '=', row.id)
          .where('wave', '=', row.wave)
          .where('state', '=', 'failed')
          .execute()
        return findRollout(tx, row.id, caller)
      },
    }),

    change(rollBackFirmwareRollout, {
      run: async ({ tx, caller, row }) => {
        requireAction(row, 'roll_back')
        if (row.ended_at !== null) await requireIdle(tx, await devicesOf(tx, row.id))
        await setState(tx, row.id, { state: 'rolling_back', pause: null, ended_at: null })
        await withdrawOffers(tx, row.id, ['offered', 'downloading'], clock())
        return findRollout(tx, row.id, caller)
      },
    }),

    change(cancelFirmwareRollout, {
      run: async ({ tx, caller, row }) => {
        requireAction(row, 'cancel')
        const now = clock()
        await setState(tx, row.id, { state: 'cancelled', pause: null, ended_at: now })
        await withdrawOffers(tx, row.id, ['offered', 'downloading'], now)
        return findRollout(tx, row.id, caller)
      },
    }),
  ]
}

/** @throws ApiError ROLLOUT_STATE */
function requireAction({ state }: { state: FirmwareRolloutState }, action: RolloutAction): void {
  if (!ROLLOUT_ACTIONS_OF[state].includes(action)) throw apiError('ROLLOUT_STATE', { state })
}

async function devicesOf(db: Db, rolloutId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('firmware_rollout_devices')
    .select('node_id')
    .where('rollout_id', '=', rolloutId)
    .execute()
  return rows.map(({ node_id: id }) => id)
}

interface Change {
  state: FirmwareRolloutState
  pause: FirmwarePause | null
  wave_started_at?: number
  ended_at?: number | null
}

const setState = (db: Db, id: string, { pause, ...fields }: Change) =>
  db
    .updateTable('firmware_rollouts')
    .set({ ...fields, pause: pause === null ? null : JSON.stringify(pause) })
    .where('id', '=', id)
    .execute()
