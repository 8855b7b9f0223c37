import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Two ports of this machine that record any contact: a connection, or a packet. */
export interface Witness {
  /** `host:port` */
  tcp: string
  udp: string
  connections(): number
  packets(): number
  close(): void
}

/** An address of this machine that browsers use for peers; they leave out the loopback. */
const host = (): string =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1'

export async function openWitness(): Promise<Witness> {
  let connections = 0
  let packets = 0
  const server = createServer((socket) => {
    connections += 1
    socket.on('error', () => undefined).destroy()
  })
  server.listen(0)
  const socket = createSocket('udp4', () => (packets += 1))
  socket.bind(0)
  await Promise.all([once(server, 'listening'), once(socket, 'listening')])
  const { port } = server.address() as AddressInfo
  return {
    tcp: `${host()}:${port}`,
    udp: `${host()}:${socket.address().port}`,
    connections: () => connections,
    packets: () => packets,
    close() {
      server.close()
      socket.close()
    },
  }
}
