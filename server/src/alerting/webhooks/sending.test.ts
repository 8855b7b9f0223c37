import { DAY_MS } from '@airshed/domain'
import type { WebhookWithSecret } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createSendingWorld, type SendingWorld } from './sendingWorld.fixture.ts'
import { signaturesBy, signedAtSecond } from './webhookWorld.fixture.ts'

let world: SendingWorld
beforeEach(async () => {
  world = await createSendingWorld()
})
afterEach(() => world.close())

describe('a request to a webhook', () => {
  it('signs a request as documented and sends its authorization header', async () => {
    await world.happen([1])
    await world.send()
    const [request] = world.target.received
    if (request === undefined) throw new Error('Nothing has arrived')
    expect(request.path).toBe('/hook')
    expect(request.headers['authorization']).toBe('Bearer s3cr3t-of-the-target')
    expect(request.headers['content-type']).toBe('application/json')
    expect(request.headers['webhook-id']).toMatch(/^msg_/)
    expect(signaturesBy(world.hook.secret, request)).toEqual([0])
    expect(signedAtSecond(request)).toBe(0)
    const another = `whsec_${Buffer.alloc(32).toString('base64')}`
    expect(signaturesBy(another, request)).toEqual([])
  })

  it('signs with both secrets for a day after one was replaced', async () => {
    const path = `webhooks/${world.hookId}/roll`
    const { body: rolled } = await world.call<WebhookWithSecret>('owner', 'POST', path)
    expect(rolled.rolled_until).toBe(TEST_NOW_MS + DAY_MS)
    await world.happen([1])
    await world.send()
    world.clockAtSecond(DAY_MS / 1000)
    await world.happen([2])
    await world.send()
    const signedBy = (secret: string) =>
      world.target.received.map((request) => signaturesBy(secret, request))
    expect(signedBy(world.hook.secret)).toEqual([[1], []])
    expect(signedBy(rolled.secret)).toEqual([[0], [0]])
  })

  it('events arrive in the order in which they happened', async () => {
    const numbers = Array.from({ length: 130 }, (_, at) => at)
    await world.happen(numbers.slice(0, 70))
    await world.happen(numbers.slice(70))
    await world.send()
    expect(world.numbersSent()).toEqual(numbers)
    expect(await world.webhook()).toMatchObject({
      status: 'ok',
      waiting_count: 0,
      last_response: { body: 'ok', status: 200, failure: null },
    })
  })
})

describe('a target that is not public', () => {
  /** Points the webhook at the URL, on a server that only sends to public addresses. */
  const pointAt = async (url: string) => {
    const { context, hookId } = world
    await context.store.db.updateTable('webhooks').set({ url }).where('id', '=', hookId).execute()
    Object.assign(context, { config: { ...context.config, allowPrivateTargets: false } })
    await world.happen([1])
  }

  it('follows no redirect to a private address', async () => {
    const { url } = world.target
    world.target.answerBy((response) =>
      response.writeHead(307, { location: `${url}/inside` }).end(),
    )
    await world.happen([1])
    await world.send()
    expect(world.target.received.map(({ path }) => path)).toEqual(['/hook'])
    expect(await world.deliveries(world.hookId)).toMatchObject([
      { state: 'waiting', failure: 'refused', status: 307 },
    ])
  })

  it('refuses a name that resolves to a private address, even if it resolved elsewhere before', async () => {
    await pointAt(`http://hooks.example.org:${new URL(world.target.url).port}/hook`)
    const asked: string[] = []
    await world.send({
      resolve: async (host) => {
        asked.push(host)
        return [{ address: '127.0.0.1', family: 4 }]
      },
    })
    expect(asked).toEqual(['hooks.example.org'])
    expect(world.target.received).toEqual([])
    expect(await world.deliveries(world.hookId)).toMatchObject([
      { state: 'waiting', failure: 'not_public', status: null },
    ])
  })

  it('refuses the IP address of a private network', async () => {
    await pointAt(`${world.target.url}/hook`)
    await world.send()
    expect(world.target.received).toEqual([])
  })
})
