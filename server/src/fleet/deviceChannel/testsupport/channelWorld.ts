import type {
  DeviceCommand,
  DeviceKey,
  Inbox,
  List,
  Node,
  NodeSetting,
  NodeSettings,
  OutboxAnswer,
  Sensor,
} from '@airshed/schemas'
import { TEST_NOW_MS, type TestServerOptions } from '../../../testing/testServer.ts'
import { createWorld } from '../../../testing/world/world.ts'

/** A city with a device that has its own key, and a clock that a test moves. */
export async function createChannelWorld({ env }: Pick<TestServerOptions, 'env'> = {}) {
  const time = { now: TEST_NOW_MS }
  const world = await createWorld({ clock: () => time.now, ...(env === undefined ? {} : { env }) })
  const { nodeId } = world.city
  const serial = nodeId.slice(0, -2)
  const makeKey = async () =>
    (await world.call<DeviceKey>('manager', 'PUT', `nodes/${nodeId}/key`)).body.key
  const key = await makeKey()

  const request = (method: 'GET' | 'POST', url: string, options: { key?: string; body?: object }) =>
    world.inject({
      method,
      url,
      headers: {
        ...(options.key === undefined ? {} : { 'x-airshed-key': options.key }),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(options.body === undefined ? {} : { payload: JSON.stringify(options.body) }),
    })

  return {
    ...world,
    time,
    nodeId,
    serial,
    key,
    makeKey,
    request,
    /** Fetches the inbox of the device. */
    inbox: async (after = 0, wait = 0): Promise<Inbox> =>
      (
        await request('GET', `/devices/${serial}/inbox?after=${after}&wait=${wait}`, { key })
      ).json() as Inbox,
    /** Sends messages of the device. */
    say: async (...messages: object[]): Promise<OutboxAnswer> =>
      (
        await request('POST', `/devices/${serial}/outbox`, { key, body: { messages } })
      ).json() as OutboxAnswer,
    ask: (settings: Record<string, unknown>) =>
      world.call('manager', 'PUT', `nodes/${nodeId}`, { settings }),
    command: async (name: string) =>
      (await world.call<DeviceCommand>('manager', 'PUT', `nodes/${nodeId}/actions/${name}`)).body,
    setting: async (name: string): Promise<NodeSetting | undefined> => {
      const path = `nodes/${nodeId}/settings`
      const { body } = await world.call<NodeSettings>('manager', 'GET', path)
      return body.settings.find((setting) => setting.name === name)
    },
    /** The state of each setting of a sensor, by name. */
    sensorStates: async (sensorId: string): Promise<Record<string, string>> => {
      const path = `nodes/${nodeId}/settings`
      const { body } = await world.call<NodeSettings>('manager', 'GET', path)
      return Object.fromEntries(
        (body.sensors[sensorId] ?? []).map(({ name, state }) => [name, state]),
      )
    },
    sensor: async (sensorId: string): Promise<Sensor | undefined> => {
      const path = `nodes/${nodeId}?includes=configuration`
      const { body } = await world.call<Node>('manager', 'GET', path)
      return body.devices?.find(({ _id: id }) => id === sensorId)
    },
    commands: async (): Promise<DeviceCommand[]> =>
      (await world.call<List<DeviceCommand>>('manager', 'GET', `nodes/${nodeId}/commands`)).body
        .data,
    /** Names of the events about the device, the newest last. */
    events: async (): Promise<string[]> => {
      const rows = await world.context.store.db
        .selectFrom('events')
        .select(['name', 'actor_kind', 'actor_name'])
        .where('row_id', '=', nodeId)
        .orderBy('position')
        .execute()
      return rows.map(
        ({ name, actor_kind, actor_name }) => `${name} by ${actor_kind} ${actor_name}`,
      )
    },
  }
}

export type ChannelWorld = Awaited<ReturnType<typeof createChannelWorld>>
