import type { Inbox } from '@airshed/schemas'
import type { IPublishPacket } from 'mqtt'
import { createChannelWorld } from '../../deviceChannel/testsupport/channelWorld.ts'
import type { OutgoingMessage } from '../brokerConnection.ts'
import { createPusher } from '../pushInbox.ts'
import { createRefusalLog } from '../refusalLog.ts'
import { createTaker } from '../takePublished.ts'

/** A message that was published to the broker. */
export interface Published {
  topic: string
  body: unknown
  correlation: string | undefined
}

/** A server and a device without a broker between them: a test passes on the messages instead. */
export async function createMqttWorld(options: Parameters<typeof createChannelWorld>[0] = {}) {
  const world = await createChannelWorld(options)
  const { context, serial, key } = world
  const published: Published[] = []
  const refusals: object[] = []
  const broker = { isReady: true }

  const publish = async ({ topic, payload, correlationData }: OutgoingMessage): Promise<void> => {
    if (!broker.isReady) throw new Error('The broker is away')
    const correlation = correlationData?.toString()
    published.push({ topic, body: JSON.parse(payload), correlation })
  }
  const take = createTaker(context, {
    publish,
    refusals: createRefusalLog((details) => refusals.push(details), context.clock),
    onPresent: () => {},
  })

  return {
    ...world,
    broker,
    published,
    refusals,
    /** Messages to the device that were published since the last call. */
    pushed: (): Inbox[] =>
      published
        .splice(0)
        .filter(({ topic }) => topic.endsWith('/inbox'))
        .map(({ body }) => body as Inbox),
    createPusher: () => createPusher(context, publish, () => broker.isReady),
    /** The device publishes a payload. */
    arrive: (
      payload: unknown,
      properties: IPublishPacket['properties'] = { userProperties: { key } },
    ): Promise<void> =>
      take({
        cmd: 'publish',
        topic: `airshed/${serial}/outbox`,
        payload: JSON.stringify(payload),
        qos: 1,
        dup: false,
        retain: false,
        properties,
      }),
  }
}

export type MqttWorld = Awaited<ReturnType<typeof createMqttWorld>>
