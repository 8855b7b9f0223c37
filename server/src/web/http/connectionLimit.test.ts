import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { connectsForMany, limitConnections } from './connectionLimit.ts'

const LIMIT = 3

const server = createServer()
const clients: Socket[] = []
afterEach(() => {
  for (const client of clients) client.destroy()
  server.close()
})

async function open(port: number): Promise<Socket> {
  const client = connect(port, '127.0.0.1')
  clients.push(client)
  client.on('error', () => {})
  await once(client, 'connect')
  return client
}

describe('connections of one address', () => {
  it('closes connections beyond the limit and accepts more once others have ended', async () => {
    limitConnections(server, () => false, LIMIT)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const first = await open(port)
    for (let more = 1; more < LIMIT; more += 1) await open(port)
    const refused = await open(port)
    await once(refused, 'close')
    expect(clients.filter(({ destroyed }) => !destroyed)).toHaveLength(LIMIT)

    first.destroy()
    await eventually(async () => {
      const held = await new Promise((done) =>
        server.getConnections((_error, count) => done(count)),
      )
      expect(held).toBe(LIMIT - 1)
    })
    server.once('connection', (socket) => socket.write('welcome'))
    const next = await open(port)
    expect(String((await once(next, 'data'))[0])).toBe('welcome')
  })
})

describe('addresses exempt from the limit of connections', () => {
  it('exempts the machine itself, whatever is trusted', () => {
    const isExempt = connectsForMany(false)
    expect(['127.0.0.1', '127.8.0.2', '::1'].every(isExempt)).toBe(true)
    expect(['10.0.0.7', '192.0.2.1', '2001:db8::1'].some(isExempt)).toBe(false)
  })

  it('exempts trusted proxies by address and by range', () => {
    const isExempt = connectsForMany(['192.0.2.1', '10.0.0.0/8', '2001:db8::/32'])
    expect(['192.0.2.1', '10.200.0.7', '2001:db8:7::1'].every(isExempt)).toBe(true)
    expect(['192.0.2.2', '11.0.0.1', '2001:db9::1'].some(isExempt)).toBe(false)
  })

  it('exempts private networks where a number of proxies is trusted', () => {
    const isExempt = connectsForMany(1)
    expect(['10.0.0.7', '192.168.1.1'].every(isExempt)).toBe(true)
    expect(isExempt('93.184.216.34')).toBe(false)
  })
})
