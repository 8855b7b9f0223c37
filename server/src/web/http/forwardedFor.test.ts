import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedNode, seedOrganization } from '../../testing/seed.ts'
import { createTestServer, type TestServer } from '../../testing/testServer.ts'
import { plainAddress, plainForwardedFor } from './forwardedFor.ts'

it.each([
  ['198.51.100.21', '198.51.100.21'],
  ['198.51.100.21:5512', '198.51.100.21'],
  ['"198.51.100.21:5512"', '198.51.100.21'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:5512', '2001:db8::1'],
  ['"[2001:DB8::1]:5512"', '2001:DB8::1'],
  ['2001:db8:0:0:0:0:0:1:5512', '2001:db8:0:0:0:0:0:1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25eth0]:5512', 'fe80::1'],
  ['::ffff:198.51.100.21', '198.51.100.21'],
  ['[::ffff:c633:6415]:5512', '198.51.100.21'],
  ['198.51.100.21:_secret', '198.51.100.21'],
])('%s is the address %s', (written, address) => {
  expect(plainAddress(written)).toBe(address)
})

it.each([
  'unknown',
  '_hidden',
  '',
  '300.1.1.1:80',
  '[2001:db8::1',
  '1.2.3.4:5:6',
  'a'.repeat(9000),
])('leaves %.20s, which is no address, as it is', (written) => {
  expect(plainAddress(written)).toBe(written)
})

it('reads each address of a list', () => {
  const headers = { 'x-forwarded-for': '"[2001:db8::1]:1", 198.51.100.21:5512,10.0.0.5:8080' }
  plainForwardedFor(headers)
  expect(headers).toEqual({ 'x-forwarded-for': '2001:db8::1, 198.51.100.21, 10.0.0.5' })
})

describe('a balancer that adds ports', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer({ env: { AIRSHED_TRUST_PROXY: '127.0.0.1,10.0.0.0/8' } })
    await seedOrganization(server.context, 'city')
    await seedNode(server.context, { serial: '1C00AAAA', organization: 'city' })
  })
  afterAll(() => server.close())

  const statusOf = async (forwardedFor: string, key: string) => {
    const answer = await server.inject({
      method: 'POST',
      url: '/ingest/json',
      headers: { 'x-forwarded-for': forwardedFor, 'x-airshed-key': key },
      payload: { serial: '1C00AAAA', readings: { pm25: 7 } },
    })
    return answer.statusCode
  }

  it.each<[string, (port: number) => string]>([
    ['IPv4', (port) => `198.51.100.21:${port}`],
    ['IPv4 behind a second proxy with a port', (port) => `198.51.100.22:${port}, 10.0.0.5:${port}`],
    ['IPv6 in brackets', (port) => `[2001:db8:1::1]:${port}`],
    ['IPv6 in quotes, any address of its network', (port) => `"[2001:db8:2::${port}]:${port}"`],
  ])('wrong keys from 75 ports of one address count as one client: %s', async (_, from) => {
    for (const prefix of ['ak_', 'dk_']) {
      const statuses: number[] = []
      for (let port = 5000; port < 5075; port += 1) {
        statuses.push(await statusOf(from(port), `${prefix}wrong-${port}`))
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(60)
      expect(statuses.slice(60)).toEqual(Array.from({ length: 15 }, () => 429))
    }
  })

  it('another address is not limited by it', async () => {
    expect(await statusOf('198.51.100.99:5000', 'ak_wrong')).toBe(401)
  })
})
