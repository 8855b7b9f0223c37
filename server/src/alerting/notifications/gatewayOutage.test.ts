import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  startProvider,
  type Provider,
  type ReceivedRequest,
} from '../../messages/services/provider.fixture.ts'
import { seedChannel } from '../../testing/world/notificationChannels.ts'
import { createOutage, expectPaced } from './outage.fixture.ts'

let provider: Provider
let world: Awaited<ReturnType<typeof createOutage>>
/** What is given up by its time, which passes when a test says so. */
let timeouts: AbortController[]
beforeEach(async () => {
  provider = await startProvider()
  world = await createOutage({
    SMS_URL: `${provider.url}/sms`,
    AIRSHED_ALLOW_PRIVATE_TARGETS: '1',
  })
  timeouts = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timeout = new AbortController()
    timeouts.push(timeout)
    return timeout.signal
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await world.close()
  await provider.close()
})

const isSilent = () => {
  for (const timeout of timeouts.splice(0)) timeout.abort(new DOMException('', 'TimeoutError'))
}
const failing = (response: ServerResponse) => void response.writeHead(500).end('out of order')
const working = (response: ServerResponse) => void response.writeHead(200).end('taken')

const WAYS = {
  'gateway of text messages': {
    transport: 'sms',
    subscribe: async () => {
      await world.context.store.db
        .updateTable('users')
        .set({ phone_number: '+64215550101' })
        .execute()
      await world.addAlert([world.condition()], { notification_method: 'sms' })
    },
    idOf: ({ body }: ReceivedRequest) => (JSON.parse(body) as { id: string }).id,
    idOfMessage: ({ id }: { id: string }) => id,
    failed: /status 500\. out of order/,
  },
  webhook: {
    transport: 'channel',
    subscribe: async () => {
      const { db } = world.context.store
      const channelId = await seedChannel(world.context, 'city', {
        settings: { kind: 'webhook', url: `${provider.url}/hook`, signing_secret: null },
      })
      const alertId = await world.addAlert([world.condition()])
      await db.deleteFrom('alert_subscribers').execute()
      await db
        .insertInto('alert_channels')
        .values({ alert_id: alertId, channel_id: channelId })
        .execute()
    },
    idOf: ({ headers }: ReceivedRequest) => String(headers['webhook-id']),
    idOfMessage: ({ key }: { key: string }) => `notice_${key}`,
    failed: /answered 500: out of order/,
  },
} as const

describe.each(Object.entries(WAYS))('an outage of a %s', (_, way) => {
  const { transport, subscribe, idOf, idOfMessage, failed } = way
  const reasons = async () => (await world.outbox()).map(({ reason }) => reason)

  it('delivers each change once and in order after errors and silence', async () => {
    await subscribe()
    provider.answerBy(failing)
    let tried = 0
    await world.passHour(async (minute) => {
      if (minute !== 30) return
      expect(await reasons()).toEqual(
        Array.from({ length: (await reasons()).length }, () => expect.stringMatching(failed)),
      )
      tried = provider.received.length
      provider.answerBy(isSilent)
    })
    expect(tried).toBeGreaterThan(10)
    expect(provider.received.length).toBeGreaterThan(tried + 10)
    for (const reason of await reasons()) expect(reason).toMatch(/No answer came in time|500/)
    expect((await reasons())[0]).toMatch(/No answer came in time/)

    const unanswered = provider.received.length
    provider.answerBy(working)
    await world.passUntilSent()
    const messages = await world.messagesOfChanges(transport)
    expect(provider.received.slice(unanswered).map(idOf)).toEqual(messages.map(idOfMessage))
    expectPaced(messages)
  })

  it('sends unacknowledged messages again with the same id', async () => {
    await subscribe()
    provider.answerBy((response) => response.destroy())
    await world.passHour()
    const unanswered = provider.received.length
    provider.answerBy(working)
    await world.passUntilSent()
    const messages = await world.messagesOfChanges(transport)
    const bodies = Map.groupBy(provider.received, idOf)
    expect(new Set(bodies.keys())).toEqual(new Set(messages.map(idOfMessage)))
    for (const sent of bodies.values()) {
      expect(sent.length).toBeGreaterThan(1)
      expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
    }
    expect(provider.received.slice(unanswered).map(idOf)).toEqual(messages.map(idOfMessage))
  })
})

it('a gateway gets the id of a text message in a header too, whatever its request looks like', async () => {
  await WAYS['gateway of text messages'].subscribe()
  await world.passHour()
  const { idOf } = WAYS['gateway of text messages']
  expect(provider.received.length).toBeGreaterThan(10)
  for (const request of provider.received) {
    expect(request.headers['idempotency-key']).toBe(idOf(request))
  }
})
