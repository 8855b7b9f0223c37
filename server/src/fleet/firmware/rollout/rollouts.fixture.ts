import type {
  FirmwareRollout,
  FirmwareRolloutDevice,
  FirmwareRolloutDeviceList,
  FirmwareRolloutStart,
} from '@airshed/schemas'
import { seedNode } from '../../../testing/seed.ts'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'
import { seedFirmware } from '../../../testing/world/firmware.ts'
import { createWorld } from '../../../testing/world/world.ts'
import { readInbox } from '../../deviceChannel/readInbox.ts'
import { takeOutbox, type OutboxSender } from '../../deviceChannel/takeOutbox.ts'
import { advanceRollouts } from './advanceRollouts.ts'

let serials = 0

/** A fleet of the city on a clock that a test moves, with an image to roll out and the one that devices run. */
export async function createRolloutWorld(count: number) {
  const time = { now: TEST_NOW_MS }
  const world = await createWorld({ clock: () => time.now })
  const { context } = world
  const { db } = context.store
  const deviceType = 'Thiamis-X'
  const old = await seedFirmware(context, 'city', { version: '1.0', deviceType })
  const image = await seedFirmware(context, 'city', { version: '2.0', deviceType })
  const nodeIds: string[] = []
  for (let at = 0; at < count; at += 1) {
    const serial = `F1${String((serials += 1)).padStart(6, '0')}`
    const { nodeId } = await seedNode(context, { serial, organization: 'city', type: deviceType })
    nodeIds.push(nodeId)
    await db.insertInto('device_channels').values({ node_id: nodeId, firmware: '1.0' }).execute()
  }

  const senderOf = (nodeId: string): OutboxSender => ({
    nodeId,
    serial: nodeId.slice(0, -2),
    organizationId: 'city',
    ownerId: 'city',
    actor: { kind: 'device', id: nodeId, name: nodeId },
  })
  let said = 0
  const say = (nodeId: string, message: Record<string, unknown>) => {
    const id = `m${(said += 1)}`
    return takeOutbox(context, senderOf(nodeId), [{ id, message: { id, ...message } as never }])
  }
  const call = async (path: string) => {
    const { status, body } = await world.call<FirmwareRollout>('admin', 'POST', path)
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
    return body
  }

  return {
    ...world,
    db,
    time,
    old,
    image,
    nodeIds,
    say,
    start: (plan: Partial<FirmwareRolloutStart> = {}) =>
      world.call<FirmwareRollout & { code?: string; parts?: Record<string, string> }>(
        'admin',
        'POST',
        'firmware_rollouts',
        { organization_id: 'city', image_id: image, ...plan },
      ),
    act: (id: string, action: 'pause' | 'continue' | 'roll_back' | 'cancel') =>
      call(`firmware_rollouts/${id}/${action}`),
    advance: () => advanceRollouts(context),
    rollout: async (id: string) =>
      (await world.call<FirmwareRollout>('admin', 'GET', `firmware_rollouts/${id}`)).body,
    devices: async (id: string): Promise<FirmwareRolloutDevice[]> =>
      (
        await world.call<FirmwareRolloutDeviceList>(
          'manager',
          'GET',
          `firmware_rollouts/${id}/devices?size=1000`,
        )
      ).body.data,
    /** Messages that a device would get from the beginning. */
    inbox: async (nodeId: string) => (await readInbox(db, senderOf(nodeId), 0, time.now)).messages,
    /** The device has installed a version and says so. */
    boot: (nodeId: string, firmware: string) => say(nodeId, { type: 'hello', firmware }),
    /** The device sends a reading now. */
    measure: (nodeId: string) =>
      db.updateTable('nodes').set({ last_online: time.now }).where('id', '=', nodeId).execute(),
  }
}

export type RolloutWorld = Awaited<ReturnType<typeof createRolloutWorld>>
