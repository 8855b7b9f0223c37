import type { ServerContext } from '../context.ts'
import { apiError, comeBackIn } from '../errors.ts'
import { organizationDeleted } from '../heldBack/heldBack.ts'
import { AttemptLimit } from '../limits/attemptLimit.ts'
import { hashDeviceKey } from './deviceKey.ts'

/** Keys of nobody that one address may send in a minute. */
const WRONG_KEYS = { attempts: 60, windowMs: 60_000 }

/** Who holds a key. */
export interface KeyHolder {
  nodeId: string
  serial: string
  name: string
  /** Its owner; a device without one has no key. */
  organizationId: string
  /** Who is told what the device does: the organization that it is leased to, else its owner. */
  usedBy: string
}

/** Finds the device of a key. */
export interface DeviceKeys {
  /**
   * @param sender who sends it, as limits count senders
   * @throws DEVICE_KEY_UNKNOWN, ORGANIZATION_DELETED; TOO_MANY_REQUESTS in its place, to a sender of many wrong ones
   */
  holderOf(key: string, sender: string): Promise<KeyHolder>
}

export const deviceKeysOf = (context: ServerContext): DeviceKeys =>
  context.memory.of(createDeviceKeys, context)

/** Looks into the store each time, so that a key that is revoked opens nothing from then on. */
function createDeviceKeys({ store, clock }: Pick<ServerContext, 'store' | 'clock'>): DeviceKeys {
  const wrong = new AttemptLimit(WRONG_KEYS, clock)
  return {
    async holderOf(key, sender) {
      const waitMs = wrong.waitMs(sender)
      if (waitMs > 0) throw comeBackIn(waitMs)
      const row = await store.db
        .selectFrom('device_channels')
        .innerJoin('nodes', 'nodes.id', 'device_channels.node_id')
        .leftJoin('organizations', 'organizations.id', 'nodes.organization_id')
        .select([
          'nodes.id',
          'nodes.serial',
          'nodes.name',
          'nodes.organization_id',
          'nodes.leased_to',
          'organizations.deleted_at',
        ])
        .where('device_channels.key_hash', '=', hashDeviceKey(key))
        .executeTakeFirst()
      if (row === undefined || row.organization_id === null) {
        wrong.take(sender)
        throw apiError('DEVICE_KEY_UNKNOWN')
      }
      if (row.deleted_at !== null) throw organizationDeleted()
      const { id: nodeId, serial, name, organization_id: organizationId } = row
      return { nodeId, serial, name, organizationId, usedBy: row.leased_to ?? organizationId }
    },
  }
}
