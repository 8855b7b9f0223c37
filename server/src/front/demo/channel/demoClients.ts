import { deviceModel, MINUTE_MS } from '@airshed/domain'
import type { InboxMessage, OutboxMessage } from '@airshed/schemas'
import { readInbox } from '../../../fleet/deviceChannel/readInbox.ts'
import { takeOutbox, type OutboxSender } from '../../../fleet/deviceChannel/takeOutbox.ts'
import type { ServerContext } from '../../../context.ts'
import { deviceActor } from '../../../access/events/deviceActor.ts'
import { FLEET, type DemoNode } from '../fleet/fleet.ts'
import { randomAt, seedOf } from '../simulation/noise.ts'
import { answerCommand, applySettings, type DemoSettings } from './demoDevice.ts'
import { takeOverFiles } from './demoFiles.ts'
import { applySensorSettings } from './demoSensor.ts'
import { createDemoSpeaker, type DemoSpeaker } from './demoSpeaker.ts'
import { createDemoUpdate, type DemoUpdate } from './demoUpdate.ts'

/** How long a device takes to process a message, ms. */
const LATENCY_MS = { least: 1_500, most: 6_000 }

/** The devices of the demo that take settings and commands, as clients of the device channel. */
export interface DemoClients {
  /** Lets every device process the messages that it has had long enough, and send what it has to report. */
  advance(now: number): Promise<void>
}

interface Client {
  node: DemoNode
  sender: OutboxSender
  /** Position of the last message that it has processed. */
  after: number
  /** When it will have processed its pending messages, ms UTC; null: it has none. */
  dueAt: number | null
  speaker: DemoSpeaker
  update: DemoUpdate
  /** The settings in force. */
  settings: DemoSettings
}

/** Devices that are silent in the demo do not fetch their messages either: those stay queued. */
export function createDemoClients(context: ServerContext): DemoClients {
  const { db } = context.store
  const clients = new Map(
    FLEET.filter(isReachable).map((node) => [node.nodeId, clientOf(context, node)]),
  )
  const ids = [...clients.keys()]
  let contactAt = -Infinity
  let isStarted = false

  const noteContacts = async (now: number) => {
    await db
      .updateTable('device_channels')
      .set({ last_contact: now })
      .where('node_id', 'in', ids)
      .execute()
    contactAt = now
  }

  /** Loads the settings that devices had when the previous process ended. */
  const start = async () => {
    const rows = await db
      .selectFrom('device_settings')
      .select(['node_id', 'name', 'reported'])
      .where('node_id', 'in', ids)
      .where('sensor_id', '=', '')
      .where('reported', 'is not', null)
      .execute()
    for (const { node_id: nodeId, name, reported } of rows) {
      const client = clients.get(nodeId)
      if (client !== undefined) client.settings = { ...client.settings, [name]: reported }
    }
    isStarted = true
  }

  const say = async ({ sender }: Client, messages: readonly OutboxMessage[]) => {
    if (messages.length === 0) return
    await takeOutbox(
      context,
      sender,
      messages.map((message) => ({ id: message.id, message })),
    )
  }

  const deal = async (client: Client, now: number) => {
    const { messages, position } = await readInbox(db, client.sender, client.after, now)
    const files = messages.filter((message) => message.type === 'files')
    const answers: OutboxMessage[] = messages.flatMap((message) =>
      message.type === 'files' || message.type === 'firmware'
        ? []
        : answersTo(client.node, message, now),
    )
    for (const message of messages) {
      if (message.type === 'firmware') client.update.begin(message, now)
    }
    if (files.length > 0) answers.push(await takeOverFiles(db, client.node.nodeId, files))
    await say(client, answers)
    for (const answer of answers) {
      if (answer.type === 'reported') client.settings = { ...client.settings, ...answer.settings }
    }
    client.after = position
    client.dueAt = null
  }

  return {
    async advance(now) {
      if (!isStarted) await start()
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
      for (const client of clients.values()) {
        await say(client, client.speaker.messagesAt(now, client.settings))
        await say(client, await client.update.messagesAt(now))
      }
    },
  }
}

const isReachable = ({ type, status, silentBeforeSetupMs }: DemoNode): boolean =>
  deviceModel(type).channel === 'airshed' && status !== 'inventory' && silentBeforeSetupMs === null

function clientOf(context: ServerContext, node: DemoNode): Client {
  const { nodeId, serial, organizationId } = node
  const actor = deviceActor(node)
  const sender = { nodeId, serial, organizationId, ownerId: organizationId, actor }
  const speaker = createDemoSpeaker(node)
  const update = createDemoUpdate(context, node)
  return { node, sender, after: 0, dueAt: null, speaker, update, settings: {} }
}

function latencyMs({ serial }: DemoNode, position: number): number {
  const { least, most } = LATENCY_MS
  return least + randomAt(seedOf(`latency ${serial}`), position) * (most - least)
}

function answersTo(
  node: DemoNode,
  message: Exclude<InboxMessage, { type: 'files' | 'firmware' }>,
  now: number,
): OutboxMessage[] {
  const id = `${message.type} ${message.position}`
  if (message.type === 'settings') {
    const { version, settings, sensors } = message
    return [{ type: 'reported', id, version, ...applyAll(node, settings, sensors) }]
  }
  const { id: command, name, sensor } = message
  const answer = answerCommand(node, name)
  const result: OutboxMessage = { type: 'result', id, command, ...answer }
  if (name !== 'auto_zero' || sensor === undefined || !answer.ok) return [result]
  const sensors = { [sensor]: { auto_zero_time: now } }
  return [result, { type: 'reported', id: `${id} done`, version: 0, settings: {}, sensors }]
}

/** How a device responds to its requested settings and those of its sensors. */
function applyAll(
  node: DemoNode,
  settings: Readonly<Record<string, unknown>>,
  sensors: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {},
): Pick<Extract<OutboxMessage, { type: 'reported' }>, 'settings' | 'sensors' | 'refused'> {
  const own = applySettings(node, settings)
  const each = Object.entries(sensors).map(
    ([id, asked]) => [id, applySensorSettings(id, asked)] as const,
  )
  return {
    settings: own.settings,
    sensors: Object.fromEntries(each.map(([id, made]) => [id, made.settings])),
    refused: [...(own.refused ?? []), ...each.flatMap(([, made]) => made.refused)],
  }
}
