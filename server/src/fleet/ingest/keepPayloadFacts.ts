import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type { Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { firmwareEvent } from '../deviceFacts/firmware.ts'
import { keepIdentity } from '../deviceFacts/identity.ts'
import { deviceActor } from '../../access/events/deviceActor.ts'
import { recordEvents, type NewEvent } from '../../access/events/record.ts'
import { EVENTS_TOPIC } from '../../access/events/topic.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { PayloadFacts } from './rules/payloadFacts.ts'
import { nodeIdOf } from './settleReadings.ts'

/** A device that reports something else each time changes what is stored at most this often. */
const CHANGED_EVERY_MS = MINUTE_MS
/** The name of a network is confirmed this often, so that it does not count as old. */
const CONFIRMED_EVERY_MS = HOUR_MS
const REMEMBERED_MAX = 50_000

/** Stores what payloads state about devices besides readings, where it differs from what is known. */
export interface PayloadFactsKeeper {
  /** @param receivedAt ms UTC; the devices exist, and belong to the sender */
  keep(facts: readonly PayloadFacts[], receivedAt: number): Promise<void>
  /** What a device reported before is stored again when it reports it: it was deleted, or has another user. */
  forget(nodeId: string): void
}

type Context = Pick<ServerContext, 'store' | 'bus'>

/** Remembers what it has stored: most payloads state what the one before stated, and cost nothing. */
export function createPayloadFactsKeeper({ store, bus }: Context): PayloadFactsKeeper {
  const remembered = new Map<string, { words: string; at: number }>()
  return {
    forget: (nodeId) => void remembered.delete(nodeId),
    async keep(facts, receivedAt) {
      for (const reported of facts) {
        const words = JSON.stringify(reported)
        const known = remembered.get(nodeIdOf(reported.serial))
        const age = receivedAt - (known?.at ?? -Infinity)
        if (age < (known?.words === words ? CONFIRMED_EVERY_MS : CHANGED_EVERY_MS)) continue
        if (remembered.size >= REMEMBERED_MAX) remembered.clear()
        remembered.set(nodeIdOf(reported.serial), { words, at: receivedAt })
        const event = await store.db
          .transaction()
          .execute((tx) => storeFacts(tx, reported, receivedAt))
        if (event !== null) bus.signal(EVENTS_TOPIC)
      }
    },
  }
}

async function storeFacts(
  tx: Transaction<Tables>,
  { serial, firmware, hardware, mac, wifi, ...numbers }: PayloadFacts,
  now: number,
): Promise<NewEvent | null> {
  const nodeId = nodeIdOf(serial)
  const node = await tx
    .selectFrom('nodes')
    .select(['serial', 'name', 'organization_id', 'leased_to'])
    .where('id', '=', nodeId)
    .executeTakeFirst()
  if (node === undefined) return null
  await keepIdentity(tx, nodeId, { mac_address: mac, ...numbers })
  if (wifi !== undefined) {
    const network = { network_kind: 'wifi', network_name: wifi, network_at: now } as const
    await tx
      .insertInto('device_facts')
      .values({ node_id: nodeId, ...network })
      .onConflict((conflict) => conflict.column('node_id').doUpdateSet(network))
      .execute()
  }
  if (firmware === undefined && hardware === undefined) return null
  await tx
    .insertInto('device_channels')
    .values({ node_id: nodeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const before = await tx
    .selectFrom('device_channels')
    .select(['firmware', 'hardware'])
    .where('node_id', '=', nodeId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const after = { firmware: firmware ?? before.firmware, hardware: hardware ?? before.hardware }
  if (after.firmware === before.firmware && after.hardware === before.hardware) return null
  await tx.updateTable('device_channels').set(after).where('node_id', '=', nodeId).execute()
  const organizationId = node.leased_to ?? node.organization_id
  if (organizationId === null) return null
  const device = { nodeId, organizationId, actor: deviceActor({ nodeId, ...node }) }
  const event = firmwareEvent(device, before, after, now)
  if (event !== null) await recordEvents(tx, [event])
  return event
}
