import type { ServerContext } from '../../context.ts'
import { apiError, comeBackIn } from '../../base/errors.ts'
import { organizationDeleted } from '../../access/heldBack/heldBack.ts'
import { AttemptLimit } from '../../storage/limits/attemptLimit.ts'
import { deviceKeyWorks } from '../../access/rights/makerHolds.ts'
import { hashDeviceKey } from './deviceKey.ts'

/** Limit on unknown keys per address. */
const WRONG_KEYS = { attempts: 60, windowMs: 60_000 }

/** The device that a key belongs to. */
export interface KeyHolder {
  nodeId: string
  serial: string
  name: string
  /** Its owner; a device without one has no key. */
  organizationId: string
  /** The organization whose events show what the device does: the one that leases it, otherwise its owner. */
  usedBy: string
}

/** Finds the device that a key belongs to. */
interface DeviceKeys {
  /**
   * @param sender the sender, as counted by rate limits
   * @throws DEVICE_KEY_UNKNOWN, DEVICE_KEY_ENDED, ORGANIZATION_DELETED; TOO_MANY_REQUESTS for a sender of too many unknown keys
   */
  holderOf(key: string, sender: string): Promise<KeyHolder>
}

export const deviceKeysOf = (context: ServerContext): DeviceKeys =>
  context.memory.of(createDeviceKeys, context)

/** Reads the store each time, so that a revoked key stops working at once. */
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
          deviceKeyWorks().as('works'),
        ])
        .where('device_channels.key_hash', '=', hashDeviceKey(key))
        .executeTakeFirst()
      if (row === undefined || row.organization_id === null) {
        wrong.take(sender)
        throw apiError('DEVICE_KEY_UNKNOWN')
      }
      if (row.deleted_at !== null) throw organizationDeleted()
      // Not a guess: a fleet whose keys have ended must not block what else sends from its address.
      if (!row.works) throw apiError('DEVICE_KEY_ENDED')
      const { id: nodeId, serial, name, organization_id: organizationId } = row
      return { nodeId, serial, name, organizationId, usedBy: row.leased_to ?? organizationId }
    },
  }
}
