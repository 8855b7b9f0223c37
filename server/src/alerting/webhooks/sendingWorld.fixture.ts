import type { Webhook } from '@airshed/schemas'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { addDeliveries } from './addDeliveries.ts'
import { createWebhookWorld, eventsOf } from './webhookWorld.fixture.ts'

type Headers = Readonly<Record<string, string>>

/** A world with one webhook of the city, whose events carry numbers so that tests can check their order. */
export async function createSendingWorld() {
  const world = await createWebhookWorld()
  const hook = await world.create()
  const { _id: hookId } = hook
  const { context, target } = world

  return {
    ...world,
    hook,
    hookId,
    /** Queues one event for each number, which becomes the id of the device in it. */
    happen: (numbers: readonly number[]): Promise<void> =>
      context.store.db.transaction().execute((tx) =>
        addDeliveries(
          context,
          tx,
          numbers.map((number) => ({ webhookIds: [hookId], event: changeOfDevice(number) })),
        ),
      ),
    /** Numbers of the received events, in the order of arrival. */
    numbersSent: (): number[] =>
      eventsOf(target.received).map(({ data }) => Number((data as { node_id: string }).node_id)),
    /** Ids of the received events, in the order of arrival; an event keeps its id when it is sent again. */
    idsSent: () => target.received.map(({ headers }) => headers['webhook-id']),
    webhook: async (): Promise<Webhook> =>
      (await world.call<Webhook>('owner', 'GET', `webhooks/${hookId}`)).body,
    refuse: (status: number, headers: Headers = {}): void =>
      target.answerBy((response) => void response.writeHead(status, headers).end('no')),
    /** Refuses each request with 503, moving the clock to this second after noon first. */
    refuseAtSecond: (second: number, headers: Headers = {}): void =>
      target.answerBy((response) => {
        world.clockAtSecond(second)
        response.writeHead(503, headers).end('no')
      }),
    accept: (): void => target.answerBy((response) => void response.writeHead(204).end()),
  }
}

export type SendingWorld = Awaited<ReturnType<typeof createSendingWorld>>

const changeOfDevice = (number: number) => ({
  type: 'device.status_changed' as const,
  timestamp: new Date(TEST_NOW_MS).toISOString(),
  data: {
    organization_id: 'city',
    node_id: String(number),
    serial: String(number),
    name: '',
    previous_status: 'online' as const,
    status: 'offline' as const,
    last_report_at: null,
  },
})
