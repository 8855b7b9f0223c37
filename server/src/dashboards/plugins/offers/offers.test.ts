import { generateKeyPairSync } from 'node:crypto'
import { integrityOf, type CatalogueVersion } from '@airshed/plugin-archive'
import { publicKeyText } from '@airshed/plugin-archive/keys'
import type { PluginOfferPage, PluginUpdateList } from '@airshed/schemas'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SAMPLE_ID } from '../../../testing/world/plugins.ts'
import { createWorld, type UserId } from '../../../testing/world/world.ts'
import { catalogueOf, pluginOf, versionOf } from './catalogueServer.fixture.ts'
import { createOffers, type Offers } from './offers.fixture.ts'
import { readCatalogues } from './readCatalogues.ts'

let at: Offers
beforeAll(async () => {
  at = await createOffers()
})
beforeEach(() => at.begin())
afterEach(() => at.clear())
afterAll(() => at.close())

describe('the offers of a catalogue', () => {
  it('lists an offer with author, licence, homepage and size in both languages', async () => {
    const { status, body } = await at.offers()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      total: 1,
      data: [
        {
          id: SAMPLE_ID,
          catalogue: at.host.url,
          title: { en: 'Greeting', es: 'Saludo de la estación' },
          description: { en: 'Says hello to the air', es: 'Says hello to the air' },
          author: 'Pat Publisher',
          homepage: 'https://pat.example/',
          licence: 'Apache-2.0',
          version: '1.0.0',
          bytes: at.archive.length,
          sha384: integrityOf(at.archive),
          publisher: null,
          installed_version: null,
          installed_state: null,
          problem: null,
        },
      ],
      catalogues: [
        {
          url: at.host.url,
          title: 'Plugins of the neighbourhood',
          read_at: at.now(),
          problem: null,
        },
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
  ])('searches offers: %s finds %i', async (query, count) => {
    const { body } = await at.offers(query)
    expect(body.data).toHaveLength(count)
  })

  it('refuses those who do not manage the organization', async () => {
    expect((await at.offers('', 'user')).status).toBe(403)
    expect((await at.offers('', 'harbourmaster')).status).toBe(404)
  })

  it('marks an offer that cannot be installed here, with the reason', async () => {
    const newer = versionOf(at.archive, { version: '9.0.0', engine: '^9.0.0' })
    at.host.write(
      catalogueOf(
        pluginOf([versionOf(at.archive), newer]),
        pluginOf([newer], { id: 'sample.tomorrow', title: { en: 'Tomorrow' } }),
        pluginOf([versionOf(at.archive)], { id: 'other.widget', title: { en: 'Other' } }),
      ),
    )
    await at.read()
    const { body } = await at.offers()
    const [greeting, other, tomorrow] = body.data
    // The newest one that runs here, not the newest.
    expect(greeting).toMatchObject({ version: '1.0.0', problem: null })
    expect(other?.problem).toContain('The operator of this server does not allow')
    expect(tomorrow?.problem).toContain('^9.0.0')
  })
})

describe('reading a catalogue again', () => {
  it('asks with an ETag and accepts that nothing changed', async () => {
    at.host.seen.length = 0
    await at.read()
    expect(at.host.seen[0]?.headers['if-none-match']).toMatch(/^"[0-9a-f]{64}"$/)
    expect((await at.offers()).body.catalogues[0]?.read_at).toBe(at.now())
  })

  it.each([
    ['does not answer', () => at.host.answerWith(500), 'status 500'],
    ['leads elsewhere', () => at.host.redirectTo('http://127.0.0.1:1/'), 'status 302'],
    ['is no catalogue', () => at.host.write({ format: 'airshed-catalogue' }), 'formatVersion'],
    [
      'is not for people',
      () => at.host.write(catalogueOf(pluginOf([versionOf(at.archive)], { author: 'a\u0000b' }))),
      '/plugins/0/author',
    ],
    [
      'names a plugin twice',
      () =>
        at.host.write(
          catalogueOf(pluginOf([versionOf(at.archive)]), pluginOf([versionOf(at.archive)])),
        ),
      'twice',
    ],
    [
      'is far too long',
      () => at.host.put('airshed-catalogue.json', Buffer.alloc(4_000_001, 32)),
      'more than 4000000 bytes',
    ],
  ])(
    'a catalogue that %s keeps its offers and shows since when it fails',
    async (_, spoil, said) => {
      const before = (await at.offers()).body
      spoil()
      await at.read()
      const since = at.now()
      await at.read()
      const { body } = await at.offers()
      expect(body.data).toEqual(before.data)
      expect(body.catalogues[0]).toMatchObject({
        read_at: before.catalogues[0]?.read_at,
        problem_since: since,
      })
      expect(body.catalogues[0]?.problem).toContain(said)
    },
  )
})

describe('a newer version in a catalogue', () => {
  const version = `plugins/${SAMPLE_ID}/versions/1.0.0?organization_id=city`
  const updates = async (user: UserId = 'owner') => {
    const { body } = await at.world.call<PluginUpdateList>(user, 'GET', 'plugins/updates')
    return body.data
  }
  const offer = async (...versions: CatalogueVersion[]) => {
    at.host.write(catalogueOf(pluginOf([...versions, versionOf(at.archive)])))
    await at.read()
  }
  const newer = (changes: Partial<CatalogueVersion> = {}) =>
    versionOf(at.archive, { version: '1.1.0', changelog: '## 1.1.0\n- Says goodbye', ...changes })

  it('announces a newer version with its changes to managers of organizations with the plugin', async () => {
    await offer(newer())
    expect(await updates()).toEqual([])
    await at.install()
    await at.world.call('owner', 'PUT', version, { state: 'enabled' })
    expect(await updates()).toEqual([
      {
        id: SAMPLE_ID,
        organization_id: 'city',
        catalogue: at.host.url,
        version: '1.1.0',
        bytes: at.archive.length,
        sha384: integrityOf(at.archive),
        publisher: null,
        changelog: '## 1.1.0\n- Says goodbye',
        is_from_another: false,
      },
    ])
    expect(await updates('harbourmaster')).toEqual([])
  })

  it('announces no version that could not be installed here', async () => {
    await at.install()
    await offer(newer({ engine: '^9.0.0' }))
    expect(await updates()).toEqual([])
  })

  it('announces no version that the owner did not sign', async () => {
    await at.install()
    const key = publicKeyText(generateKeyPairSync('ed25519').privateKey)
    await at.world.context.store.db
      .insertInto('plugin_owners')
      .values({ organization_id: 'city', plugin_id: SAMPLE_ID, public_key: key, since: at.now() })
      .execute()
    await offer(newer())
    expect(await updates()).toEqual([])
  })

  it('marks an unsigned version of a plugin that came from elsewhere', async () => {
    await at.world.call('owner', 'POST', 'plugins?organization_id=city', at.archive)
    await offer(newer())
    expect(await updates()).toMatchObject([{ version: '1.1.0', is_from_another: true }])
  })
})

it('a catalogue in a private network is not read unless the operator allows it', async () => {
  const closed = await createWorld({ env: { AIRSHED_PLUGIN_CATALOGUES: at.host.url } })
  await readCatalogues(closed.context)
  const path = 'plugins/offers?organization_id=city'
  const { body } = await closed.call<PluginOfferPage>('owner', 'GET', path)
  expect(body.data).toEqual([])
  expect(body.catalogues[0]?.problem).toContain('AIRSHED_ALLOW_PRIVATE_TARGETS')
  await closed.close()
})
