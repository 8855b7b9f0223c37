import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createTestServer } from '../../testing/testServer.ts'
import { registerSecurity } from '../../web/http/security.ts'
import { trustOf } from './trustedProxies.ts'

const PROXY = '127.0.0.1'
const STRANGER = '93.184.215.14'
const PER_MINUTE = 2

let app: FastifyInstance | undefined
afterEach(async () => {
  await app?.close()
  app = undefined
})

async function start(trusted?: string): Promise<void> {
  const config = readConfig({ AIRSHED_TRUST_PROXY: trusted })
  app = fastify({ trustProxy: trustOf(config.trustedProxies) })
  await registerSecurity(app, config, PER_MINUTE)
  app.get('/', async () => 'here')
}

/** As many calls as one address has, and one more, each with another forged sender. */
async function forgedFrom(remoteAddress: string, after = ''): Promise<(number | undefined)[]> {
  const answers: (number | undefined)[] = []
  for (let call = 0; call <= PER_MINUTE; call += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${call}${after}` }
    const answer = await app?.inject({ url: '/', remoteAddress, headers })
    answers.push(answer?.statusCode)
  }
  return answers
}

describe('the limit on calls of an address', () => {
  it('limits the connecting address where no proxy is trusted, whatever is forged', async () => {
    await start()
    expect(await forgedFrom(STRANGER)).toEqual([200, 200, 429])
  })

  it.each([PROXY, '127.0.0.0/8', '10.0.0.1,127.0.0.1'])(
    'limits each sender behind the proxy at %s',
    async (trusted) => {
      await start(trusted)
      expect(await forgedFrom(PROXY)).toEqual([200, 200, 200])
    },
  )

  it('limits the connecting address of a stranger who forges a sender', async () => {
    await start(PROXY)
    expect(await forgedFrom(STRANGER)).toEqual([200, 200, 429])
  })

  it.each([PROXY, '1'])(
    'limits the last sender that a proxy saw (%s), not a forged one before it',
    async (trusted) => {
      await start(trusted)
      expect(await forgedFrom(PROXY, `, ${STRANGER}`)).toEqual([200, 200, 429])
    },
  )

  it('follows as many proxies as there are', async () => {
    await start('2')
    expect(await forgedFrom(PROXY, ', 10.0.0.9')).toEqual([200, 200, 200])
  })

  it.each([STRANGER, `::ffff:${STRANGER}`])(
    'limits a public address (%s) itself, however many proxies there are',
    async (address) => {
      await start('2')
      expect(await forgedFrom(address)).toEqual([200, 200, 429])
    },
  )
})

describe('a server behind a proxy', () => {
  it('reads senders from the proxy and its own name only from Host', async () => {
    const logged: string[] = []
    const server = await createTestServer({
      env: { AIRSHED_TRUST_PROXY: PROXY },
      logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } },
    })
    const forged = { 'x-forwarded-for': STRANGER, 'x-forwarded-host': 'localhost:4000' }
    const ask = (host: string, remoteAddress: string) =>
      server.inject({ url: '/healthz', remoteAddress, headers: { host, ...forged } })
    try {
      expect((await ask('localhost:4000', PROXY)).statusCode).toBe(200)
      expect((await ask('one.localhost:4000', PROXY)).statusCode).toBe(404)
      expect((await ask('localhost:4000', '10.0.0.9')).statusCode).toBe(200)
    } finally {
      await server.close()
    }
    const senders = logged.map(
      (line) => (JSON.parse(line) as { req?: { remoteAddress?: string } }).req,
    )
    expect(senders.flatMap((sender) => sender?.remoteAddress ?? [])).toEqual([
      STRANGER,
      STRANGER,
      '10.0.0.9',
    ])
  })
})
