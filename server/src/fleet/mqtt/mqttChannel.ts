import type { IPublishPacket } from 'mqtt'
import { OUTBOX_BYTES_MAX } from '../deviceChannel/limits.ts'
import type { ServerContext } from '../../context.ts'
import type { HostPlace } from '../../base/settings/hostUrl.ts'
import { readMqttUrl } from '../../base/settings/mqttUrl.ts'
import {
  openBrokerConnection,
  type BrokerConnection,
  type OutgoingMessage,
} from './brokerConnection.ts'
import { createConnectionLog } from './connectionLog.ts'
import { createPusher } from './pushInbox.ts'
import { createRefusalLog } from './refusalLog.ts'
import { createTaker } from './takePublished.ts'
import { OUTBOX_SUBSCRIPTION } from './topics.ts'

/** Number of receiving connections: each processes one message at a time. */
const RECEIVERS = 8
/** Messages that the broker delivers to one connection before they are acknowledged. */
const HANDED_OVER_MAX = 8
/** Maximum size of topic and properties of a message, in bytes. */
const HEAD_BYTES_MAX = 4 * 1024

/** State of the connection to the broker; off: the settings name no broker. */
type BrokerState = 'off' | 'ok' | 'failing'

/** The device channel over MQTT. */
interface MqttChannel {
  state(): BrokerState
  /** Connects, and keeps retrying while the broker is unavailable. */
  start(): void
  /** Finishes the messages in progress, then disconnects. */
  stop(): Promise<void>
}

/** The single MQTT channel of a server. */
export const mqttChannelOf = (context: ServerContext): MqttChannel =>
  context.memory.of(createMqttChannel, context)

function createMqttChannel(context: ServerContext): MqttChannel {
  const { mqttUrl } = context.config
  const place = mqttUrl === undefined ? undefined : readMqttUrl(mqttUrl)
  if (place === undefined) return { state: () => 'off', start: () => {}, stop: async () => {} }
  let running: Running | null = null
  return {
    state: () => (running?.isReady() === true ? 'ok' : 'failing'),
    start: () => (running ??= run(context, place)),
    async stop() {
      await running?.stop()
      running = null
    },
  }
}

interface Running {
  isReady(): boolean
  stop(): Promise<void>
}

/** A separate connection publishes: on receiving ones, acknowledgements would wait for the work. */
function run(context: ServerContext, place: HostPlace): Running {
  const { log, clock } = context
  const inHand = new Set<Promise<void>>()
  let isStopping = false
  const connections: BrokerConnection[] = []
  const isReady = () => connections.every((connection) => connection.isReady())
  const connectionLog = createConnectionLog(log, clock, place.where)

  const notices = {
    place,
    onReady: () => {
      pusher.poll()
      if (isReady()) connectionLog.isBack()
    },
    onAway: (reason: string) => {
      if (!isStopping) connectionLog.isAway(reason)
    },
  }
  const publisher = openBrokerConnection(notices)
  connections.push(publisher)
  const publish = (message: OutgoingMessage) => publisher.publish(message)
  const pusher = createPusher(context, publish, () => publisher.isReady())
  const refusals = createRefusalLog((details, text) => log.warn(details, text), clock)
  const take = createTaker(context, { publish, refusals, onPresent: () => pusher.poll() })
  const receives = {
    subscription: OUTBOX_SUBSCRIPTION,
    atOnce: HANDED_OVER_MAX,
    bytesMax: OUTBOX_BYTES_MAX + HEAD_BYTES_MAX,
    async take(packet: IPublishPacket) {
      // A message that is not acknowledged at a stop goes to another process, or is published again.
      if (isStopping) return new Promise<void>(() => {})
      const work = take(packet)
      inHand.add(work)
      await work
      inHand.delete(work)
    },
  }
  for (let count = 0; count < RECEIVERS; count += 1) {
    connections.push(openBrokerConnection({ ...notices, receives }))
  }

  return {
    isReady,
    async stop() {
      isStopping = true
      await Promise.all([...inHand, pusher.stop()])
      await Promise.all(connections.map((connection) => connection.close()))
    },
  }
}
