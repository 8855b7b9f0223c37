import { createHash, generateKeyPairSync } from 'node:crypto'
import { integrityOf, type CatalogueVersion } from '@airshed/plugin-archive'
import { publicKeyText } from '@airshed/plugin-archive/keys'
import type {
  ErrorBody,
  PluginOfferPage,
  PluginSummaryList,
  PluginUpdateList,
  PublishedPlugin,
} from '@airshed/schemas'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '@airshed/domain'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'
import { pluginArchive, SAMPLE_ID } from '../../testsupport/plugins.ts'
import { createWorld, type UserId, type World } from '../../testsupport/world.ts'
import {
  catalogueOf,
  createCatalogueServer,
  PIXEL,
  pluginOf,
  versionOf,
} from './catalogueServer.fixture.ts'
import { readCatalogues } from './readCatalogues.ts'

let host: Awaited<ReturnType<typeof createCatalogueServer>>
let world: World
let archive: Uint8Array
let now = TEST_NOW_MS
beforeAll(async () => {
  host = await createCatalogueServer()
  world = await createWorld({
    clock: () => now,
    env: {
      AIRSHED_PLUGIN_CATALOGUES: host.url,
      AIRSHED_ALLOW_PRIVATE_TARGETS: '1',
      AIRSHED_PLUGIN_ALLOWED: 'sample.*',
    },
  })
  archive = await pluginArchive()
})
beforeEach(async () => {
  host.put('greeting-1.0.0.airshed', archive)
  host.write(catalogueOf(pluginOf([versionOf(archive)])))
  await read()
})
afterEach(async () => {
  host.answerWith(200)
  host.redirectTo(null)
  const { db } = world.context.store
  for (const table of [
    'plugin_versions',
    'plugin_archives',
    'plugin_owners',
    'plugin_catalogues',
    'plugin_screenshots',
  ] as const) {
    await db.deleteFrom(table).execute()
  }
})
afterAll(async () => {
  await world.close()
  await host.close()
})

/** As the job does, a minute later each time. */
const read = async (): Promise<void> => {
  now += 60_000
  await readCatalogues(world.context)
}
const offers = async (query = '', user: UserId = 'owner') => {
  const path = `plugins/offers?organization_id=city${query}`
  return world.call<PluginOfferPage>(user, 'GET', path)
}
const install = async <Body = PublishedPlugin & ErrorBody>(
  id = SAMPLE_ID,
  version = '1.0.0',
  catalogue = host.url,
) =>
  world.call<Body>(
    'owner',
    'POST',
    `plugins/offers/${id}/versions/${version}?organization_id=city&catalogue=${encodeURIComponent(catalogue)}`,
  )

describe('what a catalogue offers', () => {
  it('is listed with author, licence, homepage and size, in both languages', async () => {
    const { status, body } = await offers()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      total: 1,
      data: [
        {
          id: SAMPLE_ID,
          catalogue: host.url,
          title: { en: 'Greeting', es: 'Saludo de la estación' },
          description: { en: 'Says hello to the air', es: 'Says hello to the air' },
          author: 'Pat Publisher',
          homepage: 'https://pat.example/',
          licence: 'Apache-2.0',
          version: '1.0.0',
          bytes: archive.length,
          sha384: integrityOf(archive),
          publisher: null,
          installed_version: null,
          installed_state: null,
          problem: null,
        },
      ],
      catalogues: [
        { url: host.url, title: 'Plugins of the neighbourhood', read_at: now, problem: null },
      ],
    })
  })

  it.each([
    ['&search=greeting', 1],
    ['&search=PAT%20hello', 1],
    ['&search=estacion', 1],
    ['&search=nothing', 0],
    ['&kind=widget', 1],
    ['&kind=screen', 0],
    ['&page=2', 0],
  ])('is searched: %s finds %i', async (query, count) => {
    const { body } = await offers(query)
    expect(body.data).toHaveLength(count)
  })

  it('is for those alone who manage the organization', async () => {
    expect((await offers('', 'user')).status).toBe(403)
    expect((await offers('', 'harbourmaster')).status).toBe(404)
  })

  it('says what cannot be installed here, and why', async () => {
    const newer = versionOf(archive, { version: '9.0.0', engine: '^9.0.0' })
    host.write(
      catalogueOf(
        pluginOf([versionOf(archive), newer]),
        pluginOf([newer], { id: 'sample.tomorrow', title: { en: 'Tomorrow' } }),
        pluginOf([versionOf(archive)], { id: 'other.widget', title: { en: 'Other' } }),
      ),
    )
    await read()
    const { body } = await offers()
    const [greeting, other, tomorrow] = body.data
    // The newest one that runs here, not the newest.
    expect(greeting).toMatchObject({ version: '1.0.0', problem: null })
    expect(other?.problem).toContain('not among the plugins that the operator')
    expect(tomorrow?.problem).toContain('^9.0.0')
  })
})

describe('a catalogue that is read again', () => {
  it('is not sent again where nothing changed', async () => {
    host.seen.length = 0
    await read()
    expect(host.seen[0]?.headers['if-none-match']).toMatch(/^"[0-9a-f]{64}"$/)
    expect((await offers()).body.catalogues[0]?.read_at).toBe(now)
  })

  it.each([
    ['does not answer', () => host.answerWith(500), 'status 500'],
    ['leads elsewhere', () => host.redirectTo('http://127.0.0.1:1/'), 'status 302'],
    ['is no catalogue', () => host.write({ format: 'airshed-catalogue' }), 'formatVersion'],
    [
      'is not for people',
      () => host.write(catalogueOf(pluginOf([versionOf(archive)], { author: 'a\u0000b' }))),
      '/plugins/0/author',
    ],
    [
      'names a plugin twice',
      () => host.write(catalogueOf(pluginOf([versionOf(archive)]), pluginOf([versionOf(archive)]))),
      'twice',
    ],
    [
      'is far too long',
      () => host.put('airshed-catalogue.json', Buffer.alloc(4_000_001, 32)),
      'more than 4000000 bytes',
    ],
  ])('and %s keeps what it offered, and says since when', async (_, spoil, said) => {
    const before = (await offers()).body
    spoil()
    await read()
    const since = now
    await read()
    const { body } = await offers()
    expect(body.data).toEqual(before.data)
    expect(body.catalogues[0]).toMatchObject({
      read_at: before.catalogues[0]?.read_at,
      problem_since: since,
    })
    expect(body.catalogues[0]?.problem).toContain(said)
  })
})

describe('a newer version in a catalogue', () => {
  const version = `plugins/${SAMPLE_ID}/versions/1.0.0?organization_id=city`
  const updates = async (user: UserId = 'owner') => {
    const { body } = await world.call<PluginUpdateList>(user, 'GET', 'plugins/updates')
    return body.data
  }
  const offer = async (...versions: CatalogueVersion[]) => {
    host.write(catalogueOf(pluginOf([...versions, versionOf(archive)])))
    await read()
  }
  const newer = (changes: Partial<CatalogueVersion> = {}) =>
    versionOf(archive, { version: '1.1.0', changelog: '## 1.1.0\n- Says goodbye', ...changes })

  it('is announced to those who manage what has it, with its changes', async () => {
    await offer(newer())
    expect(await updates()).toEqual([])
    await install()
    await world.call('owner', 'PUT', version, { state: 'enabled' })
    expect(await updates()).toEqual([
      {
        id: SAMPLE_ID,
        organization_id: 'city',
        catalogue: host.url,
        version: '1.1.0',
        bytes: archive.length,
        sha384: integrityOf(archive),
        publisher: null,
        changelog: '## 1.1.0\n- Says goodbye',
        is_from_another: false,
      },
    ])
    expect(await updates('harbourmaster')).toEqual([])
  })

  it('that could not be installed here is not', async () => {
    await install()
    await offer(newer({ engine: '^9.0.0' }))
    expect(await updates()).toEqual([])
  })

  it('that the owner did not sign is not', async () => {
    await install()
    const key = publicKeyText(generateKeyPairSync('ed25519').privateKey)
    await world.context.store.db
      .insertInto('plugin_owners')
      .values({ organization_id: 'city', plugin_id: SAMPLE_ID, public_key: key, since: now })
      .execute()
    await offer(newer())
    expect(await updates()).toEqual([])
  })

  it('that nobody signed is marked where the plugin came from elsewhere', async () => {
    await world.call('owner', 'POST', 'plugins?organization_id=city', archive)
    await offer(newer())
    expect(await updates()).toMatchObject([{ version: '1.1.0', is_from_another: true }])
  })
})

describe('installing what is offered', () => {
  it('keeps what the catalogue says of its author, which no archive does', async () => {
    const { body } = await install()
    const about = {
      author: 'Pat Publisher',
      homepage: 'https://pat.example/',
      licence: 'Apache-2.0',
    }
    expect(body.about).toEqual(about)
    host.write(catalogueOf())
    await read()
    const { body: all } = await world.call<PluginSummaryList>('owner', 'GET', 'plugins/catalogue')
    expect(all.data[0]?.versions[0]?.about).toEqual(about)
  })

  it('keeps it as a version that nobody runs yet, and lists it as installed', async () => {
    const { status, body } = await install()
    expect([status, body.id, body.state]).toEqual([201, SAMPLE_ID, 'available'])
    expect((await offers()).body.data[0]).toMatchObject({
      installed_version: '1.0.0',
      installed_state: 'available',
    })
    expect((await install()).status).toBe(200)
    const { body: all } = await world.call<PluginSummaryList>('owner', 'GET', 'plugins/catalogue')
    expect(all.data[0]?.versions).toHaveLength(1)
  })

  it.each<[string, Partial<CatalogueVersion>, string]>([
    ['other bytes', { sha384: `sha384-${'A'.repeat(64)}` }, 'got sha384-'],
    ['another version', { version: '1.0.1' }, `got ${SAMPLE_ID} 1.0.0`],
    [
      'the signature of somebody',
      { publisher_key: publicKeyText(generateKeyPairSync('ed25519').privateKey) },
      'not signed',
    ],
  ])('refuses %s than the catalogue describes', async (_, changes, said) => {
    host.write(catalogueOf(pluginOf([versionOf(archive, changes)])))
    await read()
    const { status, body } = await install(SAMPLE_ID, changes.version)
    expect([status, body.code]).toEqual([409, 'PLUGIN_DOWNLOAD_DIFFERS'])
    expect(body.errors.detail).toContain(said)
    expect((await offers()).body.data[0]?.installed_version).toBeNull()
  })

  it.each([
    ['is gone', 'gone.airshed', 'status 404'],
    ['is nowhere', 'http://', 'names no address'],
    ['is no web address', 'file:///etc/passwd', 'neither http nor https'],
  ])('says where an archive %s', async (_, url, said) => {
    host.write(catalogueOf(pluginOf([versionOf(archive, { url })])))
    await read()
    const { status, body } = await install()
    expect([status, body.code]).toEqual([502, 'PLUGIN_DOWNLOAD_FAILED'])
    expect(body.errors.detail).toContain(said)
  })

  it('knows no other catalogue and no other version', async () => {
    expect((await install(SAMPLE_ID, '3.0.0')).status).toBe(404)
    expect((await install(SAMPLE_ID, '1.0.0', 'http://127.0.0.1:1/')).status).toBe(404)
  })
})

describe('a picture of what is offered', () => {
  const sha256 = createHash('sha256').update(PIXEL).digest('hex')
  const picture = { url: 'greeting.png', sha256, bytes: PIXEL.length, alt: { en: 'A greeting' } }
  const show = async (screenshot: typeof picture, bytes: Uint8Array) => {
    host.put('greeting.png', bytes)
    host.write(catalogueOf(pluginOf([versionOf(archive)], { screenshots: [screenshot] })))
    await read()
  }
  const look = (digest = sha256) =>
    world.inject({ method: 'GET', url: `/plugin-screenshots/${digest}` })

  it('comes from this server, once fetched, with its type by its bytes', async () => {
    await show(picture, PIXEL)
    const { body } = await offers()
    expect(body.data[0]?.screenshots).toEqual([
      { url: `/plugin-screenshots/${sha256}`, alt: { en: 'A greeting', es: 'A greeting' } },
    ])
    host.seen.length = 0
    const first = await look()
    expect(first.statusCode).toBe(200)
    expect(first.rawPayload.equals(PIXEL)).toBe(true)
    expect(first.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    })
    expect((await look()).statusCode).toBe(200)
    expect(host.seen).toHaveLength(1)
  })

  it('is not there where no catalogue shows it, and asks nobody', async () => {
    host.seen.length = 0
    expect((await look('0'.repeat(64))).statusCode).toBe(404)
    expect(host.seen).toEqual([])
  })

  it('is not there where other bytes came, and is left alone for a while', async () => {
    await show(picture, Buffer.from('<svg onload="alert(1)"/>'))
    host.seen.length = 0
    expect((await look()).statusCode).toBe(404)
    expect((await look()).statusCode).toBe(404)
    expect(host.seen).toHaveLength(1)
    host.put('greeting.png', PIXEL)
    now += HOUR_MS
    expect((await look()).statusCode).toBe(200)
  })

  it('is no picture where its bytes are none, whatever the catalogue says', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    const digest = createHash('sha256').update(page).digest('hex')
    await show({ ...picture, sha256: digest }, page)
    expect((await look(digest)).statusCode).toBe(404)
  })

  it('is forgotten with the plugin that showed it', async () => {
    now += HOUR_MS
    await show(picture, PIXEL)
    await look()
    host.write(catalogueOf(pluginOf([versionOf(archive)])))
    await read()
    // The pictures are looked through before the next reading knows what is new.
    await read()
    const rows = await world.context.store.db.selectFrom('plugin_screenshots').selectAll().execute()
    expect(rows).toEqual([])
  })
})

it('a plugin that the operator does not allow is refused however it comes', async () => {
  const changes = { id: 'other.widget', type: 'OtherWidget' }
  const bytes = await pluginArchive(changes)
  host.put('other.airshed', bytes)
  const offered = versionOf(bytes, { url: 'other.airshed' })
  host.write(catalogueOf(pluginOf([offered], { id: 'other.widget' })))
  await read()
  for (const { status, body } of [
    await install('other.widget'),
    await world.call<ErrorBody>('owner', 'POST', 'plugins?organization_id=city', bytes),
  ]) {
    expect([status, body.code]).toEqual([409, 'PLUGIN_NOT_ALLOWED'])
  }
})

it('a server reaches no private network for a catalogue unless its operator says so', async () => {
  const closed = await createWorld({ env: { AIRSHED_PLUGIN_CATALOGUES: host.url } })
  await readCatalogues(closed.context)
  const path = 'plugins/offers?organization_id=city'
  const { body } = await closed.call<PluginOfferPage>('owner', 'GET', path)
  expect(body.data).toEqual([])
  expect(body.catalogues[0]?.problem).toContain('AIRSHED_ALLOW_PRIVATE_TARGETS')
  await closed.close()
})
