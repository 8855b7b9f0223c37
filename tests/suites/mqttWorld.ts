import type { DeviceCommand, DeviceKey, List, NodeSetting, NodeSettings } from '@airshed/schemas'
import { createTestDatabase } from '@airshed/server/testing/database'
import { postReadings } from './ingest.ts'
import { createBroker, type Broker } from './mosquitto.ts'
import { createMqttDevice, type MqttDevice } from './mqttDevice.ts'
import { makeOrganization } from './organization.ts'
import { makeOwner } from './owner.ts'
import { startServer, type ServerProcess } from './serverProcess.ts'
import { signIn } from './signIn.ts'

const PUBLIC_URL = 'http://airshed.test'
const ORGANIZATION = 'org_mqtt'
const INGEST_KEY = 'mqtt-test-key-0123456789'
const EMAIL = 'owner@example.org'

/** A device that accepts commands, and communicates over MQTT. */
export interface AskedDevice extends MqttDevice {
  serial: string
  key: string
  ask(settings: object): Promise<void>
  /** Sends it a command; resolves with its id. */
  command(name: string): Promise<string>
  commands(): Promise<DeviceCommand[]>
  setting(name: string): Promise<NodeSetting | undefined>
  revokeKey(): Promise<void>
}

/** Servers on one PostgreSQL, one NATS and one broker, and a user who owns the devices. */
export interface MqttWorld {
  broker: Broker
  /** The running ones; calls go to the first. */
  servers: ServerProcess[]
  startServer(): Promise<ServerProcess>
  /** What a server reports about its broker. */
  health(server: ServerProcess): Promise<{ status: number; mqtt: string }>
  /** Creates a device that is not connected yet. */
  createDevice(serial: string): Promise<AskedDevice>
  /** Number of readings in the store. */
  readings(serial: string): Promise<number>
  close(): Promise<void>
}

/** Creates a world with a running broker and no server. */
export async function createMqttWorld(databaseUrl: string, natsUrl: string): Promise<MqttWorld> {
  if (databaseUrl === '' || natsUrl === '') {
    throw new Error('Expected DATABASE_URL and NATS_URL, got none. Run it with .ci/with-services')
  }
  const broker = await createBroker()
  const database = await createTestDatabase(databaseUrl)
  const env = {
    AIRSHED_DEMO: '0',
    AIRSHED_PUBLIC_URL: PUBLIC_URL,
    DATABASE_URL: database.url,
    NATS_URL: natsUrl,
    ...broker.env,
  }
  await makeOrganization(env, { id: ORGANIZATION, key: INGEST_KEY })
  const password = await makeOwner(env, { email: EMAIL, organization: ORGANIZATION })
  const servers: ServerProcess[] = []
  const devices: AskedDevice[] = []
  let token = ''

  const first = (): ServerProcess => {
    const [server] = servers
    if (server === undefined) throw new Error('No server runs')
    return server
  }
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    token ||= await signIn([first().url], { publicUrl: PUBLIC_URL, email: EMAIL, password })
    const answer = await fetch(`${first().url}/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }

  return {
    broker,
    servers,
    async startServer() {
      const server = await startServer(env, { hasConsole: false })
      servers.push(server)
      return server
    },
    async health({ url }) {
      const answer = await fetch(`${url}/healthz`)
      const { mqtt } = (await answer.json()) as { mqtt: string }
      return { status: answer.status, mqtt }
    },
    async createDevice(serial) {
      const path = `/nodes/${serial}:0`
      const { url } = first()
      await postReadings(url, INGEST_KEY, { serial, time: START_MS, readings: { pm25: 7 } })
      const { key } = await call<DeviceKey>('PUT', `${path}/key`)
      broker.letIn(serial, key)
      const device = Object.assign(createMqttDevice(broker.port, serial, key), {
        serial,
        key,
        ask: (settings: object) => call<void>('PUT', path, { settings }),
        command: async (name: string) => {
          const { _id: id } = await call<DeviceCommand>('PUT', `${path}/actions/${name}`)
          return id
        },
        commands: async () =>
          (await call<List<DeviceCommand>>('GET', `${path}/commands?size=1000`)).data,
        setting: async (name: string) =>
          (await call<NodeSettings>('GET', `${path}/settings`)).settings.find(
            (setting) => setting.name === name,
          ),
        revokeKey: () => call<void>('DELETE', `${path}/key`),
      })
      devices.push(device)
      return device
    },
    async readings(serial) {
      const dataPoint = `${serial}.0.0.0/132:5`
      const range = { from: START_MS, to: START_MS + 86_400_000 }
      const { data } = await call<{ data: Record<string, unknown[]> }>(
        'POST',
        '/search/measurements',
        { data_point_id: [dataPoint], ...range },
      )
      return data[dataPoint]?.length ?? 0
    },
    async close() {
      await Promise.all(devices.map((device) => device.disconnect()))
      await Promise.all(servers.map((server) => server.kill()))
      await broker.remove()
      await database.drop()
    },
  }
}

/** Time of the first reading of a device, ms UTC. */
export const START_MS = Date.UTC(2026, 0, 1)
