import { randomUUID } from 'node:crypto'
import { connect, type IClientOptions, type IPublishPacket } from 'mqtt'
import type { HostPlace } from '../../base/settings/hostUrl.ts'
import { Semaphore } from '../../storage/store/turns/semaphore.ts'

/** Shortest and longest pause before reconnecting to the broker, ms. */
const RECONNECT_MS = { shortest: 1_000, longest: 30_000 }
const CONNECT_WITHIN_MS = 10_000
/** Keep-alive interval, s; a connection that is silent for one and a half times this is given up. */
const KEEP_ALIVE_S = 60
/** Maximum of unacknowledged messages; brokers allow at least ten by default. */
const UNACKNOWLEDGED_MAX = 10
/** How long the broker may take to acknowledge a message, ms. */
const ACKNOWLEDGED_WITHIN_MS = 10_000
/** How long the broker may take to close the connection at a stop, ms. */
const CLOSED_WITHIN_MS = 2_000

/** A message to the broker, sent with QoS 1. */
export interface OutgoingMessage {
  topic: string
  payload: string
  /** How long the broker keeps it for a device that is offline, s. */
  expiresInS: number
  /** Lets the receiver match the answer to its message. */
  correlationData?: Buffer | undefined
}

/** One connection to the broker, which reconnects automatically. */
export interface BrokerConnection {
  /** Whether it is connected and, if it receives messages, subscribed. */
  isReady(): boolean
  /**
   * Resolves when the broker has acknowledged the message.
   *
   * @throws if the broker is unavailable or does not acknowledge it in time
   */
  publish(message: OutgoingMessage): Promise<void>
  close(): Promise<void>
}

interface ConnectionOptions {
  place: HostPlace
  /** Called each time it becomes ready. */
  onReady(): void
  /** Called for each failed attempt, with the reason. */
  onAway(reason: string): void
  /** How messages are received; without it, the connection only publishes. */
  receives?: {
    subscription: string
    /** Messages that the broker delivers before they are acknowledged. */
    atOnce: number
    bytesMax: number
    /** One at a time. Its message is acknowledged when it resolves; it never rejects. */
    take(packet: IPublishPacket): Promise<void>
  }
}

/** Opens a connection; retries indefinitely while the broker is unavailable. */
export function openBrokerConnection(options: ConnectionOptions): BrokerConnection {
  const { place, onReady, onAway, receives } = options
  const client = connect(clientOptions(options))
  const turns = new Semaphore(UNACKNOWLEDGED_MAX)
  let isReady = false
  let connections = 0

  const becomeReady = () => {
    isReady = true
    client.options.reconnectPeriod = firstPauseMs()
    onReady()
  }
  client.on('connect', () => {
    connections += 1
    if (receives === undefined) return becomeReady()
    client.subscribe(receives.subscription, { qos: 1, rh: 2 }, (error) => {
      if (error === null || error === undefined) return becomeReady()
      onAway(`it refuses the subscription to ${receives.subscription}: ${error.message}`)
      // After reconnecting, it subscribes again.
      client.stream.destroy()
    })
  })
  client.on('close', () => {
    const wasReady = isReady
    isReady = false
    if (wasReady) onAway(`the connection to ${place.where} is lost`)
  })
  client.on('error', (error) => onAway(`${place.where}: ${error.message}`))
  client.on('reconnect', () => {
    const { reconnectPeriod = RECONNECT_MS.shortest } = client.options
    client.options.reconnectPeriod = Math.min(2 * reconnectPeriod, RECONNECT_MS.longest)
  })
  if (receives !== undefined) {
    const takeOne = async (packet: IPublishPacket, acknowledge: () => void) => {
      const connection = connections
      await receives.take(packet)
      // On another connection the same id belongs to another message.
      if (connection === connections && client.connected) acknowledge()
    }
    client.handleMessage = (packet, acknowledge) => void takeOne(packet, acknowledge)
  }

  return {
    isReady: () => isReady,
    publish: ({ topic, payload, expiresInS, correlationData }) =>
      turns.run(async () => {
        if (!isReady) throw new Error(`The MQTT broker at ${place.where} is away`)
        const properties = {
          messageExpiryInterval: expiresInS,
          ...(correlationData === undefined ? {} : { correlationData }),
        }
        await within(
          ACKNOWLEDGED_WITHIN_MS,
          client.publishAsync(topic, payload, { qos: 1, properties }),
        )
      }),
    async close() {
      await within(CLOSED_WITHIN_MS, client.endAsync(!client.connected)).catch(() =>
        client.endAsync(true),
      )
    },
  }
}

/** Jitter, so that processes that lost the same broker do not reconnect at once. */
const firstPauseMs = () => RECONNECT_MS.shortest * (1 + Math.random())

/** The session ends with its connection: devices resend what was not answered by then. */
const clientOptions = ({ place, receives }: ConnectionOptions): IClientOptions => ({
  protocol: place.isSecure ? 'mqtts' : 'mqtt',
  host: place.host,
  port: place.port,
  ...(place.credentials === undefined
    ? {}
    : { username: place.credentials.user, password: place.credentials.password }),
  clientId: `airshed-${randomUUID()}`,
  protocolVersion: 5,
  clean: true,
  keepalive: KEEP_ALIVE_S,
  connectTimeout: CONNECT_WITHIN_MS,
  reconnectPeriod: firstPauseMs(),
  reconnectOnConnackError: true,
  resubscribe: false,
  properties: {
    sessionExpiryInterval: 0,
    ...(receives === undefined
      ? {}
      : { receiveMaximum: receives.atOnce, maximumPacketSize: receives.bytesMax }),
  },
})

async function within<Result>(ms: number, task: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer of the broker within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([task, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
