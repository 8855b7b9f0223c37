import {
  PLUGIN_ARCHIVE_TYPE,
  type ApiTokenCreated,
  type ErrorBody,
  type PluginSummary,
  type PublishedPlugin,
} from '@airshed/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { VERSIONS_MAX } from './publish.ts'
import { pluginArchive, SAMPLE_ID, seedPlugin } from '../../testing/world/plugins.ts'
import { bearer, createWorld, type UserId, type World } from '../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const publish = <Body = PublishedPlugin>(user: UserId, bytes: Uint8Array, organization = 'city') =>
  world.call<Body>(user, 'POST', `plugins?organization_id=${organization}`, bytes)

/** Rows of every table that a plugin could leave something in. */
async function rowCounts() {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int4 from plugin_archives) as archives,
    (select count(*)::int4 from plugin_files) as files,
    (select count(*)::int4 from plugin_versions) as versions,
    (select count(*)::int4 from events where entity = 'plugins') as events`.execute(
    world.context.store.db,
  )
  return rows[0]
}

describe('publishing a valid archive', () => {
  it('stores an isolated version that nobody runs yet, with facts for administrators', async () => {
    const bytes = await pluginArchive()
    const { status, body } = await publish('owner', bytes)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      id: SAMPLE_ID,
      version: '1.0.0',
      state: 'available',
      tier: 'isolated',
      bytes: bytes.length,
      sha384: expect.stringMatching(/^sha384-[\w+/]{64}$/),
      published_by: 'owner Tester',
      published_at: NOW,
      manifest: { type: 'GreetingWidget', engines: { airshed: '^0.2.0' } },
      readme: expect.stringContaining('# Greeting'),
      licences: [{ name: 'sample-words', version: '1.2.3', licence: 'MIT' }],
      trust_problems: [],
      problem: null,
    })
  })

  it('removes characters that turn text around from the title of a plugin', async () => {
    const manifest = { title: { en: 'Gree\u202Eting', es: 'Sa\u2066ludo' } }
    const { status, body } = await publish(
      'owner',
      await pluginArchive({ version: '1.0.9', manifest }),
    )
    expect([status, body.manifest['title']]).toEqual([201, { en: 'Greeting', es: 'Saludo' }])
    await world.call('owner', 'DELETE', `plugins/${SAMPLE_ID}/versions/1.0.9?organization_id=city`)
  })

  it('changes nothing the second time and serves another organization from the same archive', async () => {
    const before = await rowCounts()
    const again = await publish('admin', await pluginArchive())
    expect([again.status, again.body.published_by]).toEqual([200, 'owner Tester'])
    expect(await rowCounts()).toEqual(before)

    const elsewhere = await publish('harbourmaster', await pluginArchive(), 'harbour')
    expect([elsewhere.status, elsewhere.body.state]).toEqual([201, 'available'])
    expect(await rowCounts()).toMatchObject({ archives: before?.['archives'], versions: 2 })
  })

  it('needs no organization where its sender manages only one', async () => {
    const bytes = await pluginArchive({ version: '1.1.0' })
    const { status, body } = await world.call<PublishedPlugin>('owner', 'POST', 'plugins', bytes)
    expect([status, body.version]).toEqual([201, '1.1.0'])
    const nowhere = await world.call<ErrorBody>('guest', 'POST', 'plugins', bytes)
    expect([nowhere.status, nowhere.body.issues?.[0]?.path]).toEqual([400, '/organization_id'])
  })

  it('an archive sent twice at once is stored once', async () => {
    const bytes = await pluginArchive({ version: '1.2.0' })
    const answers = await Promise.all([publish('owner', bytes), publish('admin', bytes)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201])
  })

  it('accepts an API token of the organization and records it as publisher', async () => {
    const made = await world.call<ApiTokenCreated>('owner', 'POST', 'tokens', {
      organization_id: 'city',
      name: 'Build server',
      capabilities: ['publish_plugins'],
      expires_at: null,
    })
    const send = async (version: string, url: string) =>
      world.inject({
        method: 'POST',
        url,
        headers: {
          authorization: `Bearer ${made.body.token}`,
          'content-type': PLUGIN_ARCHIVE_TYPE,
        },
        payload: Buffer.from(await pluginArchive({ version })),
      })
    const answer = await send('1.2.1', '/v2/plugins')
    expect(answer.statusCode).toBe(201)
    expect(answer.json<PublishedPlugin>().published_by).toBe('Build server, token of owner Tester')
    expect((await send('1.2.2', '/v2/plugins?organization_id=harbour')).statusCode).toBe(404)
    const path = `/v2/plugins/${SAMPLE_ID}/current?organization_id=city`
    expect((await send('1.2.2', path)).statusCode).toBe(404)
  })

  it('shows the changelog of a version, and that nobody signed it', async () => {
    const changelog = '# Changelog\n\n## [1.2.5]\n\n- <b>Bold</b>\n'
    const bytes = await pluginArchive({ version: '1.2.5', files: { 'CHANGELOG.md': changelog } })
    const { body } = await publish('owner', bytes)
    expect(body).toMatchObject({ changelog, publisher: null })
  })

  it('says why a plugin can only run isolated', async () => {
    const bytes = await pluginArchive({
      version: '1.3.0',
      code: 'export const own = document.cookie',
    })
    const { status, body } = await publish('owner', bytes)
    expect(status).toBe(201)
    expect(body.trust_problems).toEqual([expect.stringMatching(/^plugin\.js:\d+:\d+: .*cookie/)])
  })
})

describe('publishing a refused archive', () => {
  async function expectRefusal(bytes: Uint8Array, status: number, code: string) {
    const before = await rowCounts()
    const answer = await publish<ErrorBody>('owner', bytes)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await rowCounts()).toEqual(before)
    return answer.body
  }

  it.each([
    ['that is none', () => new TextEncoder().encode('<html>'), 'archive'],
    [
      'that somebody cut',
      async () => (await pluginArchive({ version: '3.0.0' })).subarray(0, -200),
      'archive',
    ],
    [
      'whose schema asks the network',
      () =>
        pluginArchive({
          version: '3.0.0',
          files: { 'schema.json': '{"type":"object","$ref":"https://evil.example/schema.json"}' },
        }),
      'schema.json',
    ],
    [
      'with a built-in type',
      () => pluginArchive({ id: 'acme.chart', type: 'ChartWidget' }),
      'manifest.json#/type',
    ],
    [
      'with a type of another plugin here',
      () => pluginArchive({ id: 'acme.greeting' }),
      'manifest.json#/type',
    ],
    [
      'made for another plugin API',
      () => pluginArchive({ version: '3.0.0', manifest: { engines: { airshed: '^9.0.0' } } }),
      'manifest.json',
    ],
    [
      'with a changelog longer than anybody reads',
      () => pluginArchive({ version: '3.0.0', files: { 'CHANGELOG.md': 'a'.repeat(50_001) } }),
      'CHANGELOG.md',
    ],
    [
      'with a changelog that no store takes',
      () => pluginArchive({ version: '3.0.0', files: { 'CHANGELOG.md': 'a\u0000b' } }),
      'CHANGELOG.md',
    ],
    [
      'with a text that no store takes',
      () => pluginArchive({ version: '3.0.0', files: { 'README.md': 'a\u0000b' } }),
      'README.md',
    ],
  ])('stores nothing of an archive %s', async (_, make, place) => {
    const { issues } = await expectRefusal(await make(), 422, 'PLUGIN_REFUSED')
    expect(issues?.[0]?.path).toContain(place)
  })

  it('stores nothing when the version exists with other content', async () => {
    const bytes = await pluginArchive({ files: { 'README.md': '# Another\n' } })
    const { errors } = await expectRefusal(bytes, 409, 'PLUGIN_VERSION_TAKEN')
    expect(errors.detail).toContain('Version 1.0.0 of plugin sample.greeting')
  })

  it('stores nothing when the organization has too many versions', async () => {
    const { db } = world.context.store
    await sql`insert into plugin_versions
      select 'harbour', 'acme.many', '0.0.' || n, digest, 'available', 'isolated', 'Hal', 0
      from generate_series(1, ${sql.lit(VERSIONS_MAX)}) as n,
        (select digest from plugin_archives limit 1) as one`.execute(db)
    const before = await rowCounts()
    const bytes = await pluginArchive({ version: '5.0.0' })
    const { status, body } = await publish<ErrorBody>('harbourmaster', bytes, 'harbour')
    expect([status, body.code]).toEqual([409, 'CONFLICT'])
    expect(await rowCounts()).toEqual(before)
    await db.deleteFrom('plugin_versions').where('plugin_id', '=', 'acme.many').execute()
  })

  it('refuses an empty body, a large one and another media type', async () => {
    const send = async (payload: Buffer | string, type: string) =>
      world.inject({
        method: 'POST',
        url: '/v2/plugins?organization_id=city',
        headers: { ...(await bearer(world.context, 'owner')), 'content-type': type },
        payload,
      })
    expect((await send(Buffer.alloc(0), PLUGIN_ARCHIVE_TYPE)).statusCode).toBe(400)
    expect((await send(Buffer.alloc(5_000_001), PLUGIN_ARCHIVE_TYPE)).statusCode).toBe(413)
    const json = await send('{}', 'application/json')
    expect(json.statusCode).toBe(415)
    expect(json.json<ErrorBody>().errors.detail).toContain(`Send ${PLUGIN_ARCHIVE_TYPE}`)
  })
})

it('the catalogue lists a published plugin in its organization only, newest version first', async () => {
  await seedPlugin(world.context, 'harbour', { id: 'acme.tide', type: 'TideWidget' })
  const { body } = await world.call<{ data: PluginSummary[] }>('owner', 'GET', 'plugins/catalogue')
  expect(body.data).toHaveLength(1)
  expect(body.data[0]).toMatchObject({
    id: SAMPLE_ID,
    organization_id: 'city',
    current_version: null,
  })
  expect(body.data[0]?.versions.map(({ version }) => version)).toEqual([
    '1.3.0',
    '1.2.5',
    '1.2.1',
    '1.2.0',
    '1.1.0',
    '1.0.0',
  ])
})

it('publishing is in the audit log', async () => {
  const { rows } = await sql<{ name: string; organization_id: string }>`
    select distinct name, organization_id, actor_kind, actor_name from events
    where actor_id = 'owner' and name = 'plugin.published' and is_audited order by actor_name`.execute(
    world.context.store.db,
  )
  const published = { name: 'plugin.published', organization_id: 'city' }
  expect(rows).toEqual([
    { ...published, actor_kind: 'user', actor_name: 'owner Tester' },
    { ...published, actor_kind: 'token', actor_name: 'token of owner Tester' },
  ])
})
