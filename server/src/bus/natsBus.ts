import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node'
import type { Bus } from './bus.ts'
import { createInProcessBus } from './inProcessBus.ts'
import { fromMessage, toMessages } from './natsMessages.ts'
import { ALL_NODES_SUBJECT } from './natsSubject.ts'

const RECONNECT_WAIT_MS = 1_000
const FIRST_CONNECT_MS = 10_000

/** What the bus tells about itself. */
export interface BusLog {
  warn(text: string): void
  error(details: object, text: string): void
}

/**
 * The bus between processes. Listeners of this process hear its readings directly, so that they go
 * on when the server of the bus is away; other processes miss what was published meanwhile and find
 * it in the store. The connection comes back by itself.
 *
 * @param natsUrl one server, or several with commas; user and password may stand in it
 * @throws when no server answers within ten seconds
 */
export async function connectNatsBus(natsUrl: string, log: BusLog): Promise<Bus> {
  const local = createInProcessBus((error) =>
    log.error({ err: error }, 'A listener of the bus failed'),
  )
  const connection = await connectFirst(natsUrl)
  let isUp = true
  void watch(connection, log, (up) => {
    isUp = up
  })
  connection.subscribe(ALL_NODES_SUBJECT, {
    callback(error, message) {
      const readings = error === null ? fromMessage(message.string()) : null
      if (readings === null) log.warn('A message of the bus cannot be read')
      else local.publish(readings)
    },
  })
  await connection.flush()

  return {
    publish(readings) {
      local.publish(readings)
      if (!isUp) return
      try {
        for (const { subject, payload } of toMessages(readings))
          connection.publish(subject, payload)
      } catch (error) {
        log.error({ err: error }, 'Readings could not be handed to the bus')
      }
    },
    subscribe: (listener) => local.subscribe(listener),
    isConnected: () => isUp,
    async close() {
      await local.close()
      if (isUp) await connection.drain().catch(() => connection.close())
      else await connection.close()
    },
  }
}

async function connectFirst(natsUrl: string): Promise<NatsConnection> {
  const until = Date.now() + FIRST_CONNECT_MS
  for (;;) {
    try {
      return await connect(connectionOptions(natsUrl))
    } catch (error) {
      if (Date.now() + RECONNECT_WAIT_MS > until) {
        throw new Error(
          `No NATS server answers at ${withoutSecrets(natsUrl)}: ${(error as Error).message}. Start it, or unset NATS_URL to run without`,
          { cause: error },
        )
      }
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_WAIT_MS))
    }
  }
}

function connectionOptions(natsUrl: string): NodeConnectionOptions {
  const urls = natsUrl.split(',').map((url) => new URL(url.trim()))
  const { username = '', password = '' } = urls[0] ?? {}
  const credentials =
    password !== ''
      ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
      : username !== ''
        ? { token: decodeURIComponent(username) }
        : {}
  return {
    ...credentials,
    servers: urls.map((url) => url.host),
    name: 'airshed',
    noEcho: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_WAIT_MS,
  }
}

const withoutSecrets = (natsUrl: string) => natsUrl.replace(/\/\/[^/,]*@/g, '//')

async function watch(
  connection: NatsConnection,
  log: BusLog,
  onChange: (isUp: boolean) => void,
): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') {
      onChange(false)
      log.warn('The connection to NATS is lost; readings of other processes do not arrive')
    } else if (type === 'reconnect') {
      onChange(true)
      log.warn('The connection to NATS is back')
    }
  }
  onChange(false)
}
