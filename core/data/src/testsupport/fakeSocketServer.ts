import type { LiveEvent } from '@airshed/schemas'
import type { OpenSocket, SocketListener } from '../live/socket.ts'

interface Connection {
  url: string
  protocols: readonly string[]
  listener: SocketListener
  /** Frames from the client, parsed. */
  received: unknown[]
  isClosedByClient: boolean
}

/** A socket server in memory: a test opens, sends and hangs up for it. */
export function fakeSocketServer() {
  const connections: Connection[] = []
  const latest = (): Connection => {
    const connection = connections.at(-1)
    if (connection === undefined) throw new Error('expected a connection, there was none')
    return connection
  }
  const openSocket: OpenSocket = (url, protocols, listener) => {
    const connection: Connection = {
      url,
      protocols,
      listener,
      received: [],
      isClosedByClient: false,
    }
    connections.push(connection)
    return {
      send: (text) => connection.received.push(JSON.parse(text)),
      close: () => {
        connection.isClosedByClient = true
      },
    }
  }
  return {
    connections,
    latest,
    openSocket,
    accept: () => latest().listener.onOpen(),
    say: (event: LiveEvent) => latest().listener.onFrame(JSON.stringify(event)),
    sayRaw: (data: unknown) => latest().listener.onFrame(data),
    hangUp: (code = 1006) => latest().listener.onClose(code),
  }
}
