import type { CataloguePlugin } from '@airshed/plugin-archive'
import type { ErrorBody, PluginOfferPage, PublishedPlugin } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'
import { pluginArchive, SAMPLE_ID } from '../../../testing/world/plugins.ts'
import { createWorld, type UserId, type World } from '../../../testing/world/world.ts'
import {
  catalogueOf,
  createCatalogueServer,
  pluginOf,
  versionOf,
} from './catalogueServer.fixture.ts'
import { readCatalogues } from './readCatalogues.ts'

type Host = Awaited<ReturnType<typeof createCatalogueServer>>

const SECRET = 's3cret-of-the-operator'

let host: Host
/** In the same network, and nobody's catalogue. */
let neighbour: Host
let archive: Uint8Array
let world: World
let now = TEST_NOW_MS
beforeAll(async () => {
  host = await createCatalogueServer()
  neighbour = await createCatalogueServer()
  archive = await pluginArchive()
  world = await createWorld({
    clock: () => now,
    env: {
      AIRSHED_PLUGIN_CATALOGUES: `${host.url}?key=${SECRET} ${host.url}?key=other`,
      AIRSHED_ALLOW_PRIVATE_TARGETS: '1',
    },
  })
})
beforeEach(async () => {
  host.put('greeting-1.0.0.airshed', archive)
  await list(pluginOf([versionOf(archive)]))
})
afterAll(async () => {
  await world.close()
  await host.close()
  await neighbour.close()
})

/** Is what the catalogues offer from now on. */
const list = async (...plugins: CataloguePlugin[]): Promise<void> => {
  host.write(catalogueOf(...plugins))
  now += 60_000
  await readCatalogues(world.context)
  host.seen.length = 0
  neighbour.seen.length = 0
}
const offers = (query = '') =>
  world.call<PluginOfferPage & ErrorBody>(
    'owner',
    'GET',
    `plugins/offers?organization_id=city${query}`,
  )
const install = ({
  id = SAMPLE_ID,
  catalogue = host.url,
  sha384 = '',
  user = 'owner' as UserId,
} = {}) =>
  world.call<PublishedPlugin & ErrorBody>(
    user,
    'POST',
    `plugins/offers/${id}/versions/1.0.0?${String(
      new URLSearchParams({
        organization_id: 'city',
        catalogue,
        ...(sha384 === '' ? {} : { sha384 }),
      }),
    )}`,
  )

describe('the address of a catalogue', () => {
  it('hides the query of a catalogue, and its plugins can be installed', async () => {
    const { body } = await offers()
    expect(body.catalogues.map(({ url }) => url)).toEqual([host.url, `${host.url}#2`])
    expect(body.data.map(({ catalogue }) => catalogue)).toEqual([host.url, `${host.url}#2`])
    expect(JSON.stringify(body)).not.toContain(SECRET)
    expect((await install({ catalogue: `${host.url}#2` })).status).toBe(201)
  })

  it('the address of a catalogue cannot be used to guess its query', async () => {
    expect((await install({ catalogue: `${host.url}?key=${SECRET}` })).status).toBe(404)
  })
})

describe('a search of offers', () => {
  const words = (count: number) =>
    Array.from({ length: count }, (_, index) => String.fromCodePoint(97 + index)).join('%20')

  it('accepts eight words and refuses more', async () => {
    expect((await offers(`&search=${words(8)}`)).status).toBe(200)
    const { status, body } = await offers(`&search=${words(9)}`)
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(body.errors.detail).toContain('at most 8 words')
  })

  it('counts a repeated word once', async () => {
    const { body } = await offers(`&search=${'hello%20'.repeat(20)}`)
    expect(body.total).toBe(2)
  })
})

describe('downloads of archives', () => {
  const asMany = (count: number) =>
    Array.from({ length: count }, (_, index) => install({ id: `sample.of-${index}` }))

  it('runs three downloads at a time and refuses others for now', async () => {
    await list(
      ...Array.from({ length: 5 }, (_, index) =>
        pluginOf([versionOf(archive)], { id: `sample.of-${index}` }),
      ),
    )
    const release = host.hold()
    let answered = 0
    const asked = asMany(5).map(async (one) => {
      const answer = await one
      answered += 1
      return answer
    })
    // Released before the other two are refused, a download would leave its slot to one of them.
    await eventually(() => expect([host.seen.length, answered]).toEqual([3, 2]))
    release()
    const answers = await Promise.all(asked)
    expect(host.seen).toHaveLength(3)
    expect(answers.filter(({ body }) => body.code === 'TOO_MANY_REQUESTS')).toHaveLength(2)
    host.seen.length = 0
    await install({ id: 'sample.of-4' })
    expect(host.seen).toHaveLength(1)
  })

  it('refuses more than thirty downloads a minute of one person', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 31; index += 1) {
      statuses.push((await install({ id: `sample.of-${index}`, user: 'admin' })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429])
  })
})

describe('the archive of an offer', () => {
  it('installs exactly the listed archive or none', async () => {
    const [listed] = (await offers()).body.data
    const sha384 = listed?.sha384 ?? ''
    await list(pluginOf([versionOf(Buffer.from('another archive'))]))
    const { status, body } = await install({ sha384 })
    expect([status, body.code]).toEqual([409, 'PLUGIN_OFFER_CHANGED'])
    expect(host.seen).toEqual([])
    await list(pluginOf([versionOf(archive)]))
    expect((await install({ sha384 })).body.id).toBe(SAMPLE_ID)
  })

  it('fetches from a private network only at the origin of the catalogue', async () => {
    const elsewhere = new URL('greeting-1.0.0.airshed', neighbour.url).href
    neighbour.put('greeting-1.0.0.airshed', archive)
    await list(pluginOf([versionOf(archive, { url: elsewhere })]))
    const refused = await install()
    expect([refused.status, refused.body.code]).toEqual([502, 'PLUGIN_DOWNLOAD_FAILED'])
    expect(neighbour.seen).toEqual([])
  })

  it('refuses another origin with the same text, whether or not a host answers there', async () => {
    const reasonOf = async (address: string) => {
      await list(pluginOf([versionOf(archive, { url: address })]))
      return (await install()).body.errors.detail?.replace(address, '')
    }
    const somebody = await reasonOf(new URL('/x', neighbour.url).href)
    expect(somebody).toContain('not a public address')
    expect(await reasonOf('http://127.0.0.1:1/x')).toBe(somebody)
    expect(await reasonOf('http://nobody.invalid/x')).toBe(somebody)
  })
})
