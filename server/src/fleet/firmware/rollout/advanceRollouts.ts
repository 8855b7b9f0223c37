import { firmwareGate, MINUTE_MS, type FirmwareWave } from '@airshed/domain'
import type { FirmwarePause } from '@airshed/schemas'
import { sql, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import { EVENTS_TOPIC } from '../../../access/events/topic.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import type { FirmwareRolloutsTable } from '../../../storage/store/tables/firmware.ts'
import { offerImage, withdrawOffers } from './offers.ts'
import { recordRollout } from './recordRollout.ts'
import { rollBackSome } from './rollBackSome.ts'
import { settleDevices } from './settleDevices.ts'

/** Devices per transaction, so that other work gets its turn in between. */
const BATCH = 500

type Context = Pick<ServerContext, 'store' | 'bus' | 'clock'>
type Rollout = Selectable<FirmwareRolloutsTable>

/**
 * Takes every rollout as far as its devices allow. All that is known of it is in the store, and each step is one
 * transaction under a lock of the rollout: a process that dies at any line leaves the rest to the next one.
 *
 * @param signal ends it between two steps
 */
export async function advanceRollouts(context: Context, signal?: AbortSignal): Promise<void> {
  const { store, clock, bus } = context
  await settleDevices(store.db, clock())
  const open = await store.db
    .selectFrom('firmware_rollouts')
    .select('id')
    .where('ended_at', 'is', null)
    .where('state', 'in', ['running', 'rolling_back'])
    .orderBy('created_at')
    .execute()
  for (const { id } of open) {
    while (await advanceOne(context, id)) {
      bus.signal(EVENTS_TOPIC)
      signal?.throwIfAborted()
    }
  }
}

/** @returns whether there may be more to do at once */
function advanceOne(context: Context, id: string): Promise<boolean> {
  return context.store.db.transaction().execute(async (tx) => {
    const rollout = await tx
      .selectFrom('firmware_rollouts')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (rollout?.state === 'rolling_back') return rollBackSome(tx, context, rollout, BATCH)
    if (rollout?.state !== 'running') return false
    if (await offerSome(tx, context, rollout)) return true
    return judgeWave(tx, context, rollout)
  })
}

/** Offers the image to devices of the waves that have begun. @returns whether there were any */
async function offerSome(
  tx: Transaction<Tables>,
  context: Context,
  { id, image_id: imageId, organization_id: organizationId, wave }: Rollout,
): Promise<boolean> {
  // Nothing is known of a device that was transferred before its turn.
  await tx
    .deleteFrom('firmware_rollout_devices')
    .where('rollout_id', '=', id)
    .where('state', '=', 'waiting')
    .where(
      sql<boolean>`exists (select from nodes where nodes.id = firmware_rollout_devices.node_id
        and nodes.organization_id is distinct from ${organizationId})`,
    )
    .execute()
  const waiting = await tx
    .selectFrom('firmware_rollout_devices')
    .select('node_id')
    .where('rollout_id', '=', id)
    .where('wave', '<=', wave)
    .where('state', '=', 'waiting')
    .orderBy('wave')
    .orderBy('node_id')
    .limit(BATCH)
    .execute()
  const nodeIds = waiting.map(({ node_id: nodeId }) => nodeId)
  const offer = { rolloutId: id, imageId, nodeIds, goesBack: false, now: context.clock() }
  await offerImage(tx, context, offer)
  return nodeIds.length > 0
}

/** Ends a wave that has passed its gates, or pauses the rollout. @returns whether a wave has begun */
async function judgeWave(
  tx: Transaction<Tables>,
  context: Context,
  rollout: Rollout,
): Promise<boolean> {
  const now = context.clock()
  const { id, wave, waves, gates } = rollout
  const verdict = firmwareGate(await waveOf(tx, rollout, now), {
    onlinePercentMin: gates.online_percent_min,
    onlineWithinMs: gates.online_within_minutes * MINUTE_MS,
    failedPercentMax: gates.failed_percent_max,
    needsReadings: gates.needs_readings,
  })
  if (verdict === 'wait') return false
  const change = (fields: Updateable<FirmwareRolloutsTable>) =>
    tx.updateTable('firmware_rollouts').set(fields).where('id', '=', id).execute()
  if (verdict !== 'pass') {
    const { gate: cause, percent, limit } = verdict
    const pause: FirmwarePause = { cause, by: null, percent, limit }
    await change({ state: 'paused', pause: JSON.stringify(pause) })
    await withdrawOffers(tx, id, ['offered'], now)
    const detail = { cause, percent: Math.round(percent * 10) / 10, limit, wave }
    await recordRollout(tx, rollout, 'firmware-rollout.paused', now, detail)
    return true
  }
  if (wave + 1 < waves.length) {
    await change({ wave: wave + 1, wave_started_at: now })
    return true
  }
  await change({ state: 'finished', ended_at: now })
  await recordRollout(tx, rollout, 'firmware-rollout.finished', now)
  return true
}

/** Devices of the wave that is on. A reading counts if it was taken after the device was known to run the image. */
async function waveOf(
  tx: Transaction<Tables>,
  { id, wave, wave_started_at: startedAt }: Rollout,
  now: number,
): Promise<FirmwareWave> {
  const counts = await tx
    .selectFrom('firmware_rollout_devices as devices')
    .innerJoin('nodes', 'nodes.id', 'devices.node_id')
    .select([
      sql<number>`count(*)::int4`.as('total'),
      sql<number>`(count(*) filter (where devices.state = 'failed'))::int4`.as('failed'),
      sql<number>`(count(*) filter (where devices.state = 'updated'))::int4`.as('updated'),
      sql<number>`(count(*) filter (where devices.state = 'updated'
        and nodes.last_online > devices.updated_at))::int4`.as('measuring'),
    ])
    .where('devices.rollout_id', '=', id)
    .where('devices.wave', '=', wave)
    .executeTakeFirstOrThrow()
  return { ...counts, elapsedMs: now - startedAt }
}
