import type {
  AbsentWidget,
  ErrorBody,
  InstalledPlugin,
  InstalledPluginList,
  PluginEvent,
  PluginSummary,
  PluginVersionUpdate,
} from '@airshed/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chartWidget, seedDashboard } from '../../testing/world/dashboards.ts'
import { SAMPLE_ID, SAMPLE_TYPE, seedPlugin } from '../../testing/world/plugins.ts'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'
import { clearEvents } from '../../testing/clearEvents.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  const { db } = world.context.store
  for (const table of ['plugin_versions', 'plugin_archives'] as const) {
    await db.deleteFrom(table).execute()
  }
  for (const version of ['1.0.0', '1.1.0']) {
    await seedPlugin(world.context, 'city', { version, state: 'enabled' })
  }
  await seedPlugin(world.context, 'city', { version: '1.2.0' })
  await clearEvents(world.context)
})
afterAll(() => world.close())

const of = (rest: string) => `plugins/${SAMPLE_ID}/${rest}?organization_id=city`
const update = <Body = PluginSummary>(
  version: string,
  body: PluginVersionUpdate,
  user: UserId = 'owner',
) => world.call<Body>(user, 'PUT', of(`versions/${version}`), body)
const pin = <Body = PluginSummary>(version: string | null) =>
  world.call<Body>('owner', 'PUT', of('current'), { version })
const remove = (version: string) => world.call('owner', 'DELETE', of(`versions/${version}`))
const installed = async (user: UserId = 'user') =>
  (await world.call<{ data: InstalledPlugin[] }>(user, 'GET', 'plugins')).body.data
const inUse = async () =>
  (await installed()).map(({ version, is_current }) => [version, is_current])
const announced = async () => {
  const { body } = await world.call<{ data: PluginEvent[] }>('owner', 'GET', of('events'))
  return body.data.map(({ kind, version }) => `${kind} ${version}`)
}

describe('the reason why the plugin of a widget is missing', () => {
  const reasons = async (user: UserId = 'user') => {
    const { body } = await world.call<{ absent: AbsentWidget[] }>(user, 'GET', 'plugins')
    return body.absent.map(({ type, reason }) => `${type} ${reason}`)
  }

  it('gives no reason while the plugin is in use', async () => {
    expect(await reasons()).toEqual([])
  })

  it('says that the plugin is disabled', async () => {
    await update('1.0.0', { state: 'disabled' })
    await update('1.1.0', { state: 'disabled' })
    await remove('1.2.0')
    expect(await reasons()).toEqual([`${SAMPLE_TYPE} disabled`])
  })

  it('says that the newest version waits for approval', async () => {
    await update('1.0.0', { state: 'disabled' })
    await update('1.1.0', { state: 'disabled' })
    expect(await reasons()).toEqual([`${SAMPLE_TYPE} waiting`])
  })

  it('says that the plugin was removed until it is published again', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await remove(version)
    expect(await reasons()).toEqual([`${SAMPLE_TYPE} removed`])
    await seedPlugin(world.context, 'city', { version: '2.0.0' })
    expect(await reasons()).toEqual([`${SAMPLE_TYPE} waiting`])
  })

  it('gives no reason to members of another organization', async () => {
    await update('1.0.0', { state: 'disabled' })
    await update('1.1.0', { state: 'disabled' })
    expect(await reasons('harbourmaster')).toEqual([])
  })
})

describe('the reason why the plugin of a page is missing', () => {
  const pages = async () => {
    const { body } = await world.call<InstalledPluginList>('user', 'GET', 'plugins')
    return body.absent_screens.map(({ path, plugin_id: id, reason }) => `${path} ${id} ${reason}`)
  }
  /** The plugin becomes a screen of two pages. */
  beforeEach(async () => {
    const paths = ['odours', 'odours/:id']
    const pages = paths.map((path) => ({ id: path.replaceAll(/\W/g, ''), path }))
    await world.context.store.db
      .updateTable('plugin_archives')
      .set({
        kind: 'screen',
        provides: paths.join(' '),
        manifest: sql`(manifest::jsonb - 'type' || ${JSON.stringify({ kind: 'screen', pages })}::jsonb)::json`,
      })
      .execute()
  })

  it('gives no reason for a page in use, then says that its plugin is disabled', async () => {
    expect(await pages()).toEqual([])
    await update('1.0.0', { state: 'disabled' })
    await update('1.1.0', { state: 'disabled' })
    await remove('1.2.0')
    expect(await pages()).toEqual([
      `odours ${SAMPLE_ID} disabled`,
      `odours/:id ${SAMPLE_ID} disabled`,
    ])
  })

  it('says that the plugin of a page was removed', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await remove(version)
    expect(await pages()).toEqual([
      `odours ${SAMPLE_ID} removed`,
      `odours/:id ${SAMPLE_ID} removed`,
    ])
  })
})

describe('the plugins that a console runs', () => {
  it('runs the newest enabled version, older ones for what they saved, and none above', async () => {
    expect(await inUse()).toEqual([
      ['1.1.0', true],
      ['1.0.0', false],
    ])
  })

  it('answers the schema in its order, the addresses and the hashes of loaded files', async () => {
    const [current] = await installed('partner')
    expect(current).toMatchObject({
      id: SAMPLE_ID,
      organization_id: 'city',
      tier: 'isolated',
      manifest: { type: SAMPLE_TYPE },
      schema: { required: ['greeting'] },
      ui_schema: { 'ui:order': ['greeting'] },
      messages: { en: { title: 'Greeting' }, es: { title: 'Saludo' } },
      base_url: expect.stringMatching(/^\/plugins\/[0-9a-f]{32}\/$/),
      frame_url: expect.stringMatching(/\/plugin-frame\.html$/),
      is_development: false,
    })
    expect(Object.keys(current?.schema ?? {})).toEqual([
      'type',
      'additionalProperties',
      'required',
      'properties',
    ])
    expect(current?.validator_url).toBe(`${current?.base_url}validator.js`)
    expect(Object.keys(current?.integrity ?? {}).toSorted()).toEqual(['plugin.js', 'validator.js'])
  })

  it('lists nothing of other organizations', async () => {
    expect(await installed('harbourmaster')).toEqual([])
    const path = 'plugins?organization_id=city'
    expect((await world.call('harbourmaster', 'GET', path)).body).toEqual({
      data: [],
      absent: [],
      absent_screens: [],
    })
  })
})

describe('enabling and disabling', () => {
  it('enabling or disabling changes the current version and records who did it', async () => {
    const { body } = await update('1.2.0', { state: 'enabled' })
    expect([body.current_version, body.is_pinned]).toEqual(['1.2.0', false])
    expect((await update('1.2.0', { state: 'disabled' })).body.current_version).toBe('1.1.0')
    const { body: events } = await world.call<{ data: PluginEvent[] }>('owner', 'GET', of('events'))
    expect(events.data).toMatchObject([
      { kind: 'disabled', version: '1.2.0', author: 'owner Tester' },
      { kind: 'enabled', version: '1.2.0', author: 'owner Tester' },
    ])
  })

  it('enabling a version twice leaves one event', async () => {
    await update('1.2.0', { state: 'enabled' })
    await update('1.2.0', { state: 'enabled' })
    expect(await announced()).toEqual(['enabled 1.2.0'])
  })

  it('refuses a version that this server can no longer run', async () => {
    await sql`update plugin_archives set manifest = replace(manifest::text, '^0.2.0', '^0.0.1')::json
      where version in ('1.1.0', '1.2.0')`.execute(world.context.store.db)
    const { status, body } = await update<ErrorBody>('1.2.0', { state: 'enabled' })
    expect([status, body.code]).toEqual([409, 'PLUGIN_CANNOT_RUN'])
    expect(await inUse()).toEqual([['1.0.0', true]])
    const { body: catalogue } = await world.call<{ data: PluginSummary[] }>(
      'owner',
      'GET',
      'plugins/catalogue?organization_id=city',
    )
    expect(catalogue.data[0]?.versions.map(({ problem }) => problem)).toEqual([
      expect.stringContaining('wants plugin API ^0.0.1'),
      expect.stringContaining('wants plugin API ^0.0.1'),
      null,
    ])
  })

  it('answers 404 for an unknown version or plugin', async () => {
    const missing = await update<ErrorBody>('9.9.9', { state: 'enabled' })
    expect([missing.status, missing.body.errors.detail]).toEqual([
      404,
      'Version 9.9.9 of plugin sample.greeting does not exist',
    ])
    const path = 'plugins/acme.nothing/current?organization_id=city'
    const plugin = await world.call('owner', 'PUT', path, { version: null })
    expect(plugin.status).toBe(404)
  })
})

describe('pinning a version', () => {
  it('rolls back to an earlier version, and null follows the newest one again', async () => {
    const back = await pin('1.0.0')
    expect([back.body.current_version, back.body.is_pinned]).toEqual(['1.0.0', true])
    expect(await inUse()).toEqual([['1.0.0', true]])
    expect((await installed())[0]?.is_pinned).toBe(true)
    const forward = await pin(null)
    expect([forward.body.current_version, forward.body.is_pinned]).toEqual(['1.1.0', false])
    expect((await installed())[0]?.is_pinned).toBeUndefined()
    expect(await announced()).toEqual(['unpinned 1.0.0', 'pinned 1.0.0'])
  })

  it('a pin holds when a newer version is enabled', async () => {
    await pin('1.1.0')
    const { body } = await update('1.2.0', { state: 'enabled' })
    expect([body.current_version, body.is_pinned]).toEqual(['1.1.0', true])
  })

  it('requires an enabled version to pin', async () => {
    const { status, body } = await pin<ErrorBody>('1.2.0')
    expect([status, body.code]).toEqual([409, 'PLUGIN_NOT_ENABLED'])
  })

  it('lifts a pin when its version is disabled or removed', async () => {
    await pin('1.0.0')
    const { body } = await update('1.0.0', { state: 'disabled' })
    expect([body.current_version, body.is_pinned]).toEqual(['1.1.0', false])
    await pin('1.1.0')
    await remove('1.1.0')
    expect(await announced()).toEqual([
      'removed 1.1.0',
      'unpinned 1.1.0',
      'pinned 1.1.0',
      'unpinned 1.0.0',
      'disabled 1.0.0',
      'pinned 1.0.0',
    ])
  })
})

describe('removing a version', () => {
  const archives = async () => {
    const { db } = world.context.store
    const rows = await db.selectFrom('plugin_archives').select('version').execute()
    return rows.map(({ version }) => version).toSorted()
  }

  it('deletes an archive with the last organization that has it', async () => {
    await seedPlugin(world.context, 'harbour', { version: '1.0.0' })
    expect((await remove('1.0.0')).status).toBe(204)
    expect(await archives()).toEqual(['1.0.0', '1.1.0', '1.2.0'])
    const path = `plugins/${SAMPLE_ID}/versions/1.0.0?organization_id=harbour`
    await world.call('harbourmaster', 'DELETE', path)
    expect(await archives()).toEqual(['1.1.0', '1.2.0'])
    const { db } = world.context.store
    const files = await db.selectFrom('plugin_files').select('digest').distinct().execute()
    expect(files).toHaveLength(2)
  })

  it('keeps dashboards and the history of a removed plugin', async () => {
    const widget = { ...chartWidget(), type: SAMPLE_TYPE, config: { greeting: 'Ahoy' } }
    const id = await seedDashboard(world.context, { organization: 'city', widgets: [widget] })
    const before = await world.call('owner', 'GET', `dashboards/${id}`)
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await remove(version)
    expect((await world.call('owner', 'GET', `dashboards/${id}`)).body).toEqual(before.body)
    expect(await installed()).toEqual([])
    expect((await announced())[0]).toBe('removed 1.2.0')
    expect((await remove('1.0.0')).status).toBe(404)
  })
})

it('widgets are counted in all dashboards of the organization, whoever owns them', async () => {
  const widget = (id: string) => ({ ...chartWidget(id), type: SAMPLE_TYPE })
  const { db } = world.context.store
  await db.deleteFrom('dashboards').execute()
  await seedDashboard(world.context, { organization: 'city', widgets: [widget('a'), widget('b')] })
  const personal = { organization: 'city', user: 'user', widgets: [widget('a'), chartWidget('c')] }
  await seedDashboard(world.context, personal)
  await seedDashboard(world.context, { organization: 'harbour', widgets: [widget('a')] })
  expect((await pin(null)).body.usage_count).toBe(3)
})

it('decisions are in the audit log', async () => {
  const { db } = world.context.store
  await clearEvents(world.context)
  await pin('1.0.0')
  await remove('1.0.0')
  const rows = await db
    .selectFrom('events')
    .select(['name', 'row_id', 'organization_id', 'is_audited'])
    .orderBy('position')
    .execute()
  const decided = { row_id: SAMPLE_ID, organization_id: 'city', is_audited: true }
  expect(rows).toEqual([
    { name: 'plugin.pinned', ...decided },
    { name: 'plugin.unpinned', ...decided },
    { name: 'plugin.removed', ...decided },
  ])
})
