import type { Dashboard, ErrorBody, PluginVersionUpdate, Widget } from '@airshed/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chartWidget, seedDashboard } from '../../testing/world/dashboards.ts'
import { SAMPLE_ID, SAMPLE_TYPE, seedPlugin } from '../../testing/world/plugins.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

/** The second version of the widget's config: a greeting of three letters or more, and a colour. */
const SECOND = {
  type: 'object',
  additionalProperties: false,
  required: ['greeting'],
  properties: {
    greeting: { type: 'string', minLength: 3 },
    colour: { type: 'string', enum: ['red', 'blue'] },
  },
}

let world: World
beforeAll(async () => {
  world = await createWorld()
  await seedPlugin(world.context, 'city', { state: 'enabled' })
  await seedPlugin(world.context, 'city', {
    version: '2.0.0',
    configVersion: 2,
    state: 'enabled',
    files: { 'schema.json': JSON.stringify(SECOND) },
  })
})
afterAll(() => world.close())

const widget = (config: Widget['config'], configVersion = 1, type = SAMPLE_TYPE): Widget => ({
  ...chartWidget('greeting'),
  type,
  config,
  configVersion,
})

async function save(widgets: readonly Widget[], organization = 'city') {
  const user = organization === 'city' ? 'owner' : 'harbourmaster'
  const id = await seedDashboard(world.context, { organization })
  const { status, body } = await world.call<Dashboard & ErrorBody>(
    user,
    'PUT',
    `dashboards/${id}`,
    {
      configuration: { widgets },
    },
  )
  return { status, issues: body.issues?.map(({ path, expected }) => `${path} ${expected}`) ?? [] }
}
const decide = (version: string, body: PluginVersionUpdate) =>
  world.call('owner', 'PUT', `plugins/${SAMPLE_ID}/versions/${version}?organization_id=city`, body)

describe('a widget of an installed plugin', () => {
  it.each([
    ['of the version that it was saved with', widget({ greeting: 'Hi' })],
    ['of a newer version in use', widget({ greeting: 'Ahoy', colour: 'red' }, 2)],
    ['of a version that nobody has here', widget({ anything: ['goes'] }, 7)],
    ['of a type that nobody knows', widget({ depth: 'sea' }, 1, 'HologramWidget')],
  ])('saves a widget with a config %s', async (_, saved) => {
    expect(await save([chartWidget(), saved])).toEqual({ status: 200, issues: [] })
  })

  it.each([
    ['that its version refuses', widget({ greeting: 5 }), 'config/greeting string'],
    [
      'whose field came later',
      widget({ greeting: 'Hi', colour: 'red' }),
      'config/colour no such field',
    ],
    [
      'that the newer version refuses',
      widget({ greeting: 'Hi' }, 2),
      'config/greeting at least 3 characters',
    ],
  ])('refuses a widget with a config %s', async (_, saved, issue) => {
    const { status, issues } = await save([chartWidget(), saved])
    expect([status, issues]).toEqual([400, [`/configuration/widgets/1/${issue}`]])
  })

  it('checks a widget by the plugins of its own organization', async () => {
    expect(await save([widget({ greeting: 5 })], 'harbour')).toEqual({ status: 200, issues: [] })
  })

  it('adds a widget with the version and the size of the current plugin', async () => {
    const id = await seedDashboard(world.context, { organization: 'city' })
    const add = (config: object) =>
      world.call<Dashboard>('owner', 'POST', `dashboards/${id}/widgets`, {
        type: SAMPLE_TYPE,
        config,
      })
    expect((await add({ greeting: 'Hi' })).status).toBe(400)
    const { status, body } = await add({ greeting: 'Ahoy' })
    expect([status, body.configuration.widgets[0]?.configVersion]).toEqual([201, 2])
    expect(body.configuration.widgets[0]?.layout.xl).toMatchObject({ w: 4, h: 3 })
  })

  it('ignores the schema of a disabled version', async () => {
    await decide('2.0.0', { state: 'disabled' })
    expect((await save([widget({ greeting: 'Hi' }, 2)])).status).toBe(200)
    await decide('2.0.0', { state: 'enabled' })
    expect((await save([widget({ greeting: 'Hi' }, 2)])).status).toBe(400)
  })

  it('saves a widget whose stored schema does not compile', async () => {
    await seedPlugin(world.context, 'city', {
      version: '3.0.0',
      configVersion: 3,
      state: 'enabled',
    })
    await sql`update plugin_archives set schema = '{"type": "nonsense"}'
      where version = '3.0.0'`.execute(world.context.store.db)
    expect(await save([widget({ greeting: 5 }, 3)])).toEqual({ status: 200, issues: [] })
  })
})
