import { connect, type Socket } from 'node:net'

/** A client on a plain connection, which may misbehave. */
export interface RawClient {
  socket: Socket
  /** What has been received so far. */
  answer: string
}

interface RawRequest {
  path: string
  headers?: Readonly<Record<string, string>>
  /** Announced length of the body, in bytes. */
  announced: number
  /** Bytes of it that are actually sent. Default: none. */
  sent?: number
  /** Local address to send from. Default 127.0.0.1. */
  from?: string
}

/** Opens connections to a local server; `close` ends them all. */
export function createRawClients(port: () => number) {
  const clients: RawClient[] = []
  return {
    /** Posts a body of spaces, whole or in part. */
    post({ path, headers = {}, announced, sent = 0, from = '127.0.0.1' }: RawRequest): RawClient {
      const socket = connect({ port: port(), host: '127.0.0.1', localAddress: from })
      const client: RawClient = { socket, answer: '' }
      clients.push(client)
      socket.on('data', (data) => (client.answer += data.toString()))
      // The server may close the connection at any time.
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

/** The status of the answer; undefined until one is received. */
export const rawStatusOf = ({ answer }: RawClient): number | undefined => {
  const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]
  return status === undefined ? undefined : Number(status)
}
