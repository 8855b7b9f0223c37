import { MINUTE_MS } from '@airshed/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Store } from '../../../storage/store/store.ts'
import { eventually } from '../../../testing/eventually.ts'
import { createTestServer, TEST_NOW_MS } from '../../../testing/testServer.ts'
import { createTestStore } from '../../../testing/testStore.ts'
import { catalogueOf, createCatalogueServer } from './catalogueServer.fixture.ts'

let host: Awaited<ReturnType<typeof createCatalogueServer>>
let store: Store
beforeAll(async () => {
  host = await createCatalogueServer()
  host.write(catalogueOf())
  store = await createTestStore()
})
afterAll(async () => {
  await store.close()
  await host.close()
})

let now = TEST_NOW_MS
/** A server on the same store, a minute later each time; its clock stands still. */
const start = (catalogues: string) => {
  now += MINUTE_MS
  return createTestServer({
    store,
    clock: () => now,
    runsJobs: true,
    env: { AIRSHED_PLUGIN_CATALOGUES: catalogues, AIRSHED_ALLOW_PRIVATE_TARGETS: '1' },
  })
}
const schedules = () =>
  store.db
    .selectFrom('job_schedules')
    .selectAll()
    .where('kind', '=', 'plugins.read-catalogues')
    .execute()
const finished = async () => {
  const done = store.db.selectFrom('jobs').select('id').where('state', '=', 'done')
  return (await done.where('kind', '=', 'plugins.read-catalogues').execute()).length
}
const readUrls = async () => {
  const rows = await store.db.selectFrom('plugin_catalogues').select(['url', 'read_at']).execute()
  return rows.filter(({ read_at: at }) => at !== null).map(({ url }) => url)
}

it('a catalogue that was added while the server was stopped is read at the start', async () => {
  const first = await start('')
  await eventually(async () => expect(await finished()).toBe(1))
  await first.app.close()
  const secret = `${host.url}?key=s3cret`
  const second = await start(secret)
  await eventually(async () => expect(await readUrls()).toEqual([secret]))
  expect(JSON.stringify(await schedules())).not.toContain('s3cret')
  await second.app.close()
})
