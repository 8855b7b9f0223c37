import { generateKeyPairSync } from 'node:crypto'
import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../base/config.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { seedOrganization } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { chartWidget, seedDashboard } from '../../testing/world/dashboards.ts'
import {
  decideAs,
  pluginArchive,
  publishAs,
  SAMPLE_ID,
  SAMPLE_TYPE,
  seedPlugin,
} from '../../testing/world/plugins.ts'
import { readArchiveBytes, readFile } from './archiveQueries.ts'
import { findSummaries } from './catalogue.ts'
import { pinVersion, removeVersion } from './decide.ts'
import { digestOf } from '../pluginHosts/digest.ts'
import { findEvents } from './events.ts'
import { listInstalled } from './installed.ts'
import { findOwner } from './owners.ts'
import type { PluginContext } from './queries.ts'
import { takeReport } from './reports.ts'
import { transferOwnership } from './transfer.ts'
import { clearEvents } from '../../testing/clearEvents.ts'

const KEY = '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='
const city = { organizationId: 'city', id: SAMPLE_ID }
const harbour = { ...city, organizationId: 'harbour' }

describe.each(TEST_ENGINES)('plugins on $name', ({ open }) => {
  let context: PluginContext
  beforeAll(async () => {
    const store = await open()
    context = { store, clock: () => TEST_NOW_MS, log: fastify().log }
    for (const id of ['city', 'harbour']) await seedOrganization(context, id)
  })
  beforeEach(async () => {
    await context.store.db.deleteFrom('plugin_versions').execute()
    await context.store.db.deleteFrom('plugin_owners').execute()
    await clearEvents(context)
  })
  afterAll(() => context.store.close())

  it('plugins come back from the store as they were published', async () => {
    await seedPlugin(context, 'city', { state: 'enabled' })
    const bytes = await pluginArchive()
    const { db } = context.store
    expect([...(await readArchiveBytes(db, digestOf(bytes)))]).toEqual([...bytes])
    const readme = await readFile(db, digestOf(bytes), 'README.md')
    expect(Buffer.from(readme?.content ?? []).toString()).toContain('# Greeting')
    const config = readConfig({})
    const [plugin] = await listInstalled({ ...context, config }, ['city'], null)
    expect(Object.keys(plugin?.schema ?? {})[1]).toBe('additionalProperties')
    expect(plugin?.messages.es).toMatchObject({ title: 'Saludo' })
  })

  it('stores pins, usage counts and reports of a plugin', async () => {
    await seedPlugin(context, 'city', { state: 'enabled' })
    await seedPlugin(context, 'city', { version: '1.1.0', state: 'enabled' })
    const widgets = [{ ...chartWidget(), type: SAMPLE_TYPE }]
    await context.store.db.deleteFrom('dashboards').execute()
    await seedDashboard(context, { organization: 'city', widgets })
    const pinned = await decideAs(context, city, (decision) => pinVersion(decision, '1.0.0'))
    expect(pinned).toMatchObject({ current_version: '1.0.0', is_pinned: true, usage_count: 1 })
    const report = { version: '1.1.0', kind: 'stopped', detail: 'It hung' } as const
    await decideAs(context, city, (decision) => takeReport(decision, report, TEST_NOW_MS))
    await decideAs(context, city, (decision) => removeVersion(decision, '1.0.0'))
    const [left] = await findSummaries(context.store.db, readConfig({}), ['city', 'harbour'])
    expect(left).toMatchObject({ current_version: '1.1.0', is_pinned: false })
    const events = await findEvents(context.store.db, city)
    expect(events.slice(0, 4).map(({ kind }) => kind)).toEqual([
      'removed',
      'unpinned',
      'stopped',
      'pinned',
    ])
  })

  it('gives a plugin one owner, whichever of two publishers comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      await context.store.db.deleteFrom('plugin_versions').execute()
      await context.store.db.deleteFrom('plugin_owners').execute()
      const sent = await Promise.allSettled(
        ['1.0.0', '2.0.0'].map(async (version) => {
          const { privateKey: key } = generateKeyPairSync('ed25519')
          const bytes = await pluginArchive({ version, key })
          return publishAs(context, { organizationId: 'city', bytes })
        }),
      )
      expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const [lost] = sent.filter((one) => one.status === 'rejected')
      expect(lost?.reason).toMatchObject({ code: 'PLUGIN_OWNED' })
      expect(await findOwner(context.store.db, city)).toMatch(/=$/)
    }
    await decideAs(context, city, (decision) => transferOwnership(decision, KEY, TEST_NOW_MS))
    expect(await findOwner(context.store.db, city)).toBe(KEY)
  })

  it('keeps an archive while many publish and remove it at once', async () => {
    const bytes = await pluginArchive()
    const upload = { organizationId: 'harbour', bytes }
    for (let round = 0; round < 5; round += 1) {
      await seedPlugin(context, 'city')
      await Promise.all([
        decideAs(context, city, (decision) => removeVersion(decision, '1.0.0')),
        publishAs(context, upload),
        publishAs(context, upload),
      ])
      expect(await readFile(context.store.db, digestOf(bytes), 'plugin.js')).toBeDefined()
      await decideAs(context, harbour, (decision) => removeVersion(decision, '1.0.0'))
      const { db } = context.store
      expect(await db.selectFrom('plugin_files').select('path').execute()).toEqual([])
    }
  })
})
