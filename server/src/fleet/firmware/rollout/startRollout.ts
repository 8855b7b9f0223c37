import { createHash, randomUUID } from 'node:crypto'
import { areWaves, deviceModel, firmwareWaves } from '@airshed/domain'
import {
  DEFAULT_GATES,
  DEFAULT_WAVES,
  ROLLOUT_DEVICES_MAX,
  type FirmwareRolloutStart,
} from '@airshed/schemas'
import { sql, type SqlBool, type Transaction } from 'kysely'
import { apiError } from '../../../base/errors.ts'
import type { Db } from '../../../storage/store/db.ts'
import type { Tables } from '../../../storage/store/tables.ts'

/** Rows per statement, as each has several parameters. */
const ROWS_AT_ONCE = 1000

/** A rollout, and who starts it. */
interface Start extends FirmwareRolloutStart {
  /** Id of the user. */
  by: string
  /** ms UTC. */
  now: number
}

/**
 * Starts a rollout: decides which devices it has and in which wave each of them gets the image. Which ones are first is
 * left to chance.
 *
 * @returns its id, and its number of devices
 * @throws ApiError NOT_FOUND, FIRMWARE_STATE, FIRMWARE_WAVES, FIRMWARE_NO_CHANNEL, FIRMWARE_OTHER_DEVICES,
 *   FIRMWARE_NO_DEVICES, FIRMWARE_TOO_MANY_DEVICES, FIRMWARE_DEVICES_BUSY
 */
export async function startRollout(
  tx: Transaction<Tables>,
  { organization_id: organizationId, image_id: imageId, node_ids: named, by, now, ...plan }: Start,
): Promise<{ id: string; units: number; version: string }> {
  const { waves = DEFAULT_WAVES, gates = DEFAULT_GATES } = plan
  if (!areWaves(waves)) throw apiError('FIRMWARE_WAVES', { got: waves.join(', ') })
  const image = await lockImage(tx, organizationId, imageId)
  const { device_type: type, version } = image
  if (deviceModel(type).channel !== 'airshed') throw apiError('FIRMWARE_NO_CHANNEL', { type })
  const devices = await candidates(tx, { organizationId, type, named })
  const wanted = new Set(named)
  if (named !== undefined && devices.length < wanted.size) {
    const count = String(wanted.size - devices.length)
    throw apiError('FIRMWARE_OTHER_DEVICES', { count, type })
  }
  const nodeIds = devices.filter((device) => device.firmware !== version).map(({ id }) => id)
  if (nodeIds.length === 0) throw apiError('FIRMWARE_NO_DEVICES', { type, version })
  if (nodeIds.length > ROLLOUT_DEVICES_MAX) {
    const parts = { limit: String(ROLLOUT_DEVICES_MAX), count: String(nodeIds.length) }
    throw apiError('FIRMWARE_TOO_MANY_DEVICES', parts)
  }
  await requireIdle(tx, nodeIds)
  const id = randomUUID()
  await tx
    .insertInto('firmware_rollouts')
    .values({
      id,
      organization_id: organizationId,
      image_id: imageId,
      state: 'running',
      waves: JSON.stringify(waves),
      gates: JSON.stringify(gates),
      wave: 0,
      wave_started_at: now,
      created_by: by,
      created_at: now,
    })
    .execute()
  const place = firmwareWaves(nodeIds.length, waves)
  const rows = shuffled(nodeIds, id).map((nodeId, at) => ({
    rollout_id: id,
    node_id: nodeId,
    wave: place[at] ?? 0,
    state: 'waiting' as const,
    changed_at: now,
  }))
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE)
    await tx.insertInto('firmware_rollout_devices').values(some).execute()
  }
  return { id, units: nodeIds.length, version }
}

/** Locks every image of the type, so that two rollouts do not take the same devices at once. */
async function lockImage(tx: Transaction<Tables>, organizationId: string, imageId: string) {
  const images = await tx
    .selectFrom('firmware_images')
    .select(['id', 'device_type', 'version', 'status'])
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const image = images.find(({ id }) => id === imageId)
  if (image === undefined) throw apiError('NOT_FOUND', { what: 'Firmware image', id: imageId })
  if (image.status === 'available') return image
  throw apiError('FIRMWARE_STATE', { status: image.status })
}

/** Active devices of a type with the firmware that they report. */
const candidates = (
  tx: Transaction<Tables>,
  {
    organizationId,
    type,
    named,
  }: { organizationId: string; type: string; named: readonly string[] | undefined },
) =>
  tx
    .selectFrom('nodes')
    .leftJoin('device_channels', 'device_channels.node_id', 'nodes.id')
    .select(['nodes.id', 'device_channels.firmware'])
    .where('nodes.organization_id', '=', organizationId)
    .where('nodes.type', '=', type)
    .where('nodes.status', '=', 'activated')
    .$if(named !== undefined, (query) =>
      query.where(sql<SqlBool>`nodes.id = any(${[...(named ?? [])]}::text[])`),
    )
    .execute()

/** @throws ApiError FIRMWARE_DEVICES_BUSY if some of the devices are in a rollout that is not over */
export async function requireIdle(db: Db, nodeIds: readonly string[]): Promise<void> {
  const { busy } = await db
    .selectFrom('firmware_rollout_devices as devices')
    .innerJoin('firmware_rollouts as rollouts', 'rollouts.id', 'devices.rollout_id')
    .select(sql<number>`count(distinct devices.node_id)::int4`.as('busy'))
    .where('rollouts.ended_at', 'is', null)
    .where(sql<SqlBool>`devices.node_id = any(${[...nodeIds]}::text[])`)
    .executeTakeFirstOrThrow()
  if (busy > 0) throw apiError('FIRMWARE_DEVICES_BUSY', { count: String(busy) })
}

/** In an order that follows from the seed and from nothing else. */
function shuffled(nodeIds: readonly string[], seed: string): string[] {
  const digest = (id: string) => createHash('sha256').update(`${seed} ${id}`).digest('hex')
  return nodeIds
    .map((id) => [digest(id), id] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, id]) => id)
}
