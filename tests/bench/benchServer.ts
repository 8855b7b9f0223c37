import { buildApp } from '@airshed/server'
import { openBus } from '@airshed/server/bus'
import { readConfig } from '@airshed/server/config'
import { openStore } from '@airshed/server/store'
import { seedIngestKey } from '@airshed/server/testing/seed'
import { freePort, temporaryFolder } from '../suites/serverProcess.ts'

export const BENCH_KEY = 'bench-key-0123456789'
const ORGANIZATION = 'org_bench'

type Store = Awaited<ReturnType<typeof openStore>>

/** A separate durable embedded store, with one node and some data points. */
export async function openBenchStore(
  dataPoints: number,
): Promise<{ store: Store; keys: number[]; ids: string[]; close: () => Promise<void> }> {
  const folder = temporaryFolder()
  const store = await openStore(readConfig({ AIRSHED_DATA: folder.path }))
  const { db } = store
  await db
    .insertInto('organizations')
    .values({
      id: ORGANIZATION,
      external_id: ORGANIZATION,
      name: 'Bench',
      logo: null,
      created_at: 0,
    })
    .execute()
  await seedIngestKey({ store }, ORGANIZATION, BENCH_KEY)
  await db
    .insertInto('nodes')
    .values({
      id: 'bench:0',
      serial: 'bench',
      type: 'Generic',
      name: 'Bench',
      description: '',
      organization_id: ORGANIZATION,
      external_id: 'bench',
      timezone: 'UTC',
      interval_ms: 60_000,
      last_online: null,
      status: 'activated',
      latitude: null,
      longitude: null,
      created_at: 0,
    })
    .execute()
  await db
    .insertInto('sensors')
    .values({
      id: 'bench.0.0.0',
      node_id: 'bench:0',
      name: 'generic',
      model: '',
      vendor: '',
      sensor_type: 'generic',
      com_port: 0,
      com_type: 0,
      address: 0,
      enabled: 1,
      debug: 0,
      configuration: {},
    })
    .execute()
  const rows = await db
    .insertInto('data_points')
    .values(
      Array.from({ length: dataPoints }, (_, index) => ({
        id: `bench.0.0.0/raw:v${index}`,
        node_id: 'bench:0',
        sensor_id: 'bench.0.0.0',
        path: `raw:v${index}`,
        is_mapped: false,
        name: `v${index}`,
        unit: '',
        precision: 1,
        kind: 'scalar',
        last_ts: null,
        last_value: null,
      })),
    )
    .returning(['key', 'id'])
    .execute()
  return {
    store,
    keys: rows.map(({ key }) => key),
    ids: rows.map(({ id }) => id),
    async close() {
      await store.close()
      folder.remove()
    },
  }
}

/** A listening server on such a store. */
export async function startBenchServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const { store, close } = await openBenchStore(1)
  const port = await freePort()
  const config = readConfig({ AIRSHED_PORT: String(port), AIRSHED_DEMO: '0' })
  const bus = await openBus(config, { warn: () => undefined, error: () => undefined })
  const { app } = await buildApp({ config, store, bus, requestsPerMinute: 1_000_000 })
  await app.listen({ port, host: '127.0.0.1' })
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      await app.close()
      await bus.close()
      await close()
    },
  }
}
