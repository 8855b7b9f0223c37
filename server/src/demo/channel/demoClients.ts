import { deviceModel, MINUTE_MS } from '@airshed/domain'
import type { InboxMessage, OutboxMessage } from '@airshed/schemas'
import { readInbox } from '../../channel/readInbox.ts'
import { takeOutbox, type OutboxSender } from '../../channel/takeOutbox.ts'
import type { ServerContext } from '../../context.ts'
import { deviceActor } from '../../events/deviceActor.ts'
import { FLEET, type DemoNode } from '../fleet/fleet.ts'
import { randomAt, seedOf } from '../simulation/noise.ts'
import { answerCommand, applySettings } from './demoDevice.ts'

/** How long a device takes until it has dealt with a message, ms. */
const LATENCY_MS = { least: 1_500, most: 6_000 }

/** The devices of the demo that can be asked and told something, as clients of the device channel. */
export interface DemoClients {
  /** Lets every device deal with the messages that it has had long enough. */
  advance(now: number): Promise<void>
}

interface Client {
  node: DemoNode
  sender: OutboxSender
  /** Position of the last message that it has dealt with. */
  after: number
  /** When it will have dealt with those that it has; null: it has none. ms UTC */
  dueAt: number | null
}

/** Devices that are silent in the demo do not come for their messages either: those wait. */
export function createDemoClients(context: ServerContext): DemoClients {
  const { db } = context.store
  const clients = new Map(FLEET.filter(isReachable).map((node) => [node.nodeId, clientOf(node)]))
  const ids = [...clients.keys()]
  let contactAt = -Infinity

  const noteContacts = async (now: number) => {
    await db
      .updateTable('device_channels')
      .set({ last_contact: now })
      .where('node_id', 'in', ids)
      .execute()
    contactAt = now
  }

  const deal = async (client: Client, now: number) => {
    const { messages, position } = await readInbox(db, client.sender, client.after, now)
    const answers = messages.map((message) => ({
      id: `${message.type} ${message.position}`,
      message: answerTo(client.node, message),
    }))
    if (answers.length > 0) await takeOutbox(context, client.sender, answers)
    client.after = position
    client.dueAt = null
  }

  return {
    async advance(now) {
      if (now - contactAt >= MINUTE_MS) await noteContacts(now)
      const rows = await db
        .selectFrom('device_channels')
        .select(['node_id', 'position'])
        .where('node_id', 'in', ids)
        .where('position', '>', 0)
        .execute()
      for (const { node_id: nodeId, position } of rows) {
        const client = clients.get(nodeId)
        if (client === undefined || position <= client.after) continue
        client.dueAt ??= now + latencyMs(client.node, position)
        if (now >= client.dueAt) await deal(client, now)
      }
    },
  }
}

const isReachable = ({ type, status, silentBeforeSetupMs }: DemoNode): boolean =>
  deviceModel(type).channel === 'airshed' && status !== 'inventory' && silentBeforeSetupMs === null

function clientOf(node: DemoNode): Client {
  const { nodeId, serial, organizationId } = node
  const actor = deviceActor(node)
  const sender = { nodeId, serial, organizationId, ownerId: organizationId, actor }
  return { node, sender, after: 0, dueAt: null }
}

function latencyMs({ serial }: DemoNode, position: number): number {
  const { least, most } = LATENCY_MS
  return least + randomAt(seedOf(`latency ${serial}`), position) * (most - least)
}

function answerTo(node: DemoNode, message: InboxMessage): OutboxMessage {
  const id = `${message.type} ${message.position}`
  if (message.type === 'settings') {
    return {
      type: 'reported',
      id,
      version: message.version,
      ...applySettings(node, message.settings),
    }
  }
  return { type: 'result', id, command: message.id, ...answerCommand(node, message.name) }
}
