import { connect, type Socket } from 'node:net'

/** A client on a plain connection, which need not behave. */
export interface RawClient {
  socket: Socket
  /** What has come back so far. */
  answer: string
}

interface RawRequest {
  path: string
  headers?: Readonly<Record<string, string>>
  /** Length of the body that is announced, in bytes. */
  announced: number
  /** Bytes of it that are sent. Default: none. */
  sent?: number
  /** Address of this machine to send from. Default 127.0.0.1. */
  from?: string
}

/** Opens connections to a server on this machine; `close` ends them all. */
export function createRawClients(port: () => number) {
  const clients: RawClient[] = []
  return {
    /** Posts a body of spaces, whole or in part. */
    post({ path, headers = {}, announced, sent = 0, from = '127.0.0.1' }: RawRequest): RawClient {
      const socket = connect({ port: port(), host: '127.0.0.1', localAddress: from })
      const client: RawClient = { socket, answer: '' }
      clients.push(client)
      socket.on('data', (data) => (client.answer += data.toString()))
      // The server may hang up at any time.
      socket.on('error', () => {})
      const all = { host: 'localhost', 'content-length': String(announced), ...headers }
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
      if (sent > 0) socket.write(Buffer.alloc(sent, ' '))
      return client
    },
    close() {
      for (const { socket } of clients.splice(0)) socket.destroy()
    },
  }
}

/** The status of what came back; undefined while nothing has. */
export const rawStatusOf = ({ answer }: RawClient): number | undefined => {
  const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]
  return status === undefined ? undefined : Number(status)
}
