import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../base/config.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { seedOrganization } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import type { Store } from '../../storage/store/store.ts'
import { syncDashboards, type WantedDashboard } from './syncDashboards.ts'

describe.each(TEST_ENGINES)('processes with one folder on $name', ({ open }) => {
  let store: Store
  let context: Parameters<typeof syncDashboards>[0]
  beforeAll(async () => {
    store = await open()
    context = { store, config: readConfig({}), clock: () => TEST_NOW_MS }
    await seedOrganization(context, 'city')
  })
  afterAll(() => store.close())

  const wanted = (name: string): WantedDashboard => ({
    id: 'provisioned_air',
    organizationId: 'city',
    document: {
      name,
      description: '',
      configuration: { widgets: [] },
      range: { timezone: 'UTC', from: 0, to: 1000, is_pinned: true },
      is_updates_on: true,
    },
  })
  const present = new Set(['provisioned_air'])
  const versions = () =>
    store.db.selectFrom('dashboard_versions').select('version').orderBy('version').execute()

  it('several processes write each state once', async () => {
    for (const name of ['City air', 'Clear air']) {
      await Promise.all([1, 2, 3, 4].map(() => syncDashboards(context, [wanted(name)], present)))
    }
    expect(await versions()).toEqual([{ version: 1 }, { version: 2 }])
    const rows = await store.db.selectFrom('dashboards').select(['name', 'version']).execute()
    expect(rows).toEqual([{ name: 'Clear air', version: 2 }])
  })

  it('several processes remove a dashboard once', async () => {
    await Promise.all([1, 2, 3].map(() => syncDashboards(context, [], new Set())))
    expect(await versions()).toEqual([])
  })
})
