import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node'
import { UnreachableError } from '../../base/unreachable.ts'
import type { Bus } from './bus.ts'
import { createInProcessBus } from './inProcessBus.ts'
import { fromMessage, toMessages } from './natsMessages.ts'
import { ALL_NODES_SUBJECT, ALL_SIGNALS_SUBJECT, signalSubject, topicOf } from './natsSubject.ts'
import { createSignals } from './signals.ts'

const RECONNECT_WAIT_MS = 1_000
const FIRST_CONNECT_MS = 10_000

/** What the bus reports about itself. */
export interface BusLog {
  warn(text: string): void
  error(details: object, text: string): void
}

/**
 * The bus between processes. Listeners in this process receive its readings directly, so they keep working
 * while the NATS server is down; other processes miss what was published meanwhile and find it in the
 * store. The connection is restored automatically.
 *
 * @param natsUrl one server, or several separated by commas; may contain user and password
 * @param firstConnectMs for how long the first connection is attempted
 * @throws UnreachableError when no server answers within that time
 */
export async function connectNatsBus(
  natsUrl: string,
  log: BusLog,
  firstConnectMs = FIRST_CONNECT_MS,
): Promise<Bus> {
  const local = createInProcessBus((error) =>
    log.error({ err: error }, 'A listener of the bus failed'),
  )
  const connection = await connectFirst(natsUrl, firstConnectMs)
  let isUp = true
  const gapListeners = new Set<() => void>()
  void watch(connection, log, (up) => {
    const isBack = up && !isUp
    isUp = up
    if (!isBack) return
    for (const listener of gapListeners) {
      try {
        listener()
      } catch (error) {
        log.error({ err: error }, 'A listener of the bus failed')
      }
    }
  })
  connection.subscribe(ALL_NODES_SUBJECT, {
    callback(error, message) {
      const readings = error === null ? fromMessage(message.string()) : null
      if (readings === null) log.warn('A message of the bus cannot be read')
      else local.publish(readings)
    },
  })
  connection.subscribe(ALL_SIGNALS_SUBJECT, {
    callback(error, message) {
      if (error === null) local.signal(topicOf(message.subject))
    },
  })
  await connection.flush()

  const send = (what: string, publish: () => void) => {
    if (!isUp) return
    try {
      publish()
    } catch (error) {
      log.error({ err: error }, `${what} could not be handed to the bus`)
    }
  }
  const outgoing = createSignals((topic) =>
    send('A signal', () => connection.publish(signalSubject(topic))),
  )

  return {
    publish(readings) {
      local.publish(readings)
      send('Readings', () => {
        for (const { subject, payload } of toMessages(readings))
          connection.publish(subject, payload)
      })
    },
    subscribe: (listener) => local.subscribe(listener),
    signal(topic) {
      local.signal(topic)
      outgoing.signal(topic)
    },
    onSignal: (topic, listener) => local.onSignal(topic, listener),
    onGap(listener) {
      const own = () => listener()
      gapListeners.add(own)
      return () => void gapListeners.delete(own)
    },
    isConnected: () => isUp,
    async close() {
      await local.close()
      outgoing.close()
      gapListeners.clear()
      if (isUp) await connection.drain().catch(() => connection.close())
      else await connection.close()
    },
  }
}

async function connectFirst(natsUrl: string, forMs: number): Promise<NatsConnection> {
  const until = Date.now() + forMs
  for (;;) {
    try {
      return await connect(connectionOptions(natsUrl))
    } catch (error) {
      if (Date.now() + RECONNECT_WAIT_MS > until) {
        throw new UnreachableError({
          what: 'NATS',
          where: hostsOf(natsUrl),
          cause: error,
          cure: 'Start it, correct NATS_URL, or unset NATS_URL to run as one process',
        })
      }
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_WAIT_MS))
    }
  }
}

function connectionOptions(natsUrl: string): NodeConnectionOptions {
  const urls = serversOf(natsUrl)
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

const hostsOf = (natsUrl: string) =>
  serversOf(natsUrl)
    .map(({ host }) => host)
    .join(', ')

const serversOf = (natsUrl: string) => natsUrl.split(',').map((url) => new URL(url.trim()))

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
