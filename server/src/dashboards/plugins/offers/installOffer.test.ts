import { generateKeyPairSync } from 'node:crypto'
import type { CatalogueVersion } from '@airshed/plugin-archive'
import { publicKeyText } from '@airshed/plugin-archive/keys'
import type { ErrorBody, PluginSummaryList } from '@airshed/schemas'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pluginArchive, SAMPLE_ID } from '../../../testing/world/plugins.ts'
import { catalogueOf, pluginOf, versionOf } from './catalogueServer.fixture.ts'
import { createOffers, type Offers } from './offers.fixture.ts'

let at: Offers
beforeAll(async () => {
  at = await createOffers()
})
beforeEach(() => at.begin())
afterEach(() => at.clear())
afterAll(() => at.close())

describe('installing an offered plugin', () => {
  it('stores the author from the catalogue, which no archive contains', async () => {
    const { body } = await at.install()
    const about = {
      author: 'Pat Publisher',
      homepage: 'https://pat.example/',
      licence: 'Apache-2.0',
    }
    expect(body.about).toEqual(about)
    at.host.write(catalogueOf())
    await at.read()
    const { body: all } = await at.world.call<PluginSummaryList>(
      'owner',
      'GET',
      'plugins/catalogue',
    )
    expect(all.data[0]?.versions[0]?.about).toEqual(about)
  })

  it('stores an available version that nobody runs yet and lists it as installed', async () => {
    const { status, body } = await at.install()
    expect([status, body.id, body.state]).toEqual([201, SAMPLE_ID, 'available'])
    expect((await at.offers()).body.data[0]).toMatchObject({
      installed_version: '1.0.0',
      installed_state: 'available',
    })
    expect((await at.install()).status).toBe(200)
    const { body: all } = await at.world.call<PluginSummaryList>(
      'owner',
      'GET',
      'plugins/catalogue',
    )
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
    at.host.write(catalogueOf(pluginOf([versionOf(at.archive, changes)])))
    await at.read()
    const { status, body } = await at.install(SAMPLE_ID, changes.version)
    expect([status, body.code]).toEqual([409, 'PLUGIN_DOWNLOAD_DIFFERS'])
    expect(body.errors.detail).toContain(said)
    expect((await at.offers()).body.data[0]?.installed_version).toBeNull()
  })

  it.each([
    ['is gone', 'gone.airshed', 'status 404'],
    ['is nowhere', 'http://', 'names no address'],
    ['is no web address', 'file:///etc/passwd', 'neither http nor https'],
  ])('says where an archive %s', async (_, url, said) => {
    at.host.write(catalogueOf(pluginOf([versionOf(at.archive, { url })])))
    await at.read()
    const { status, body } = await at.install()
    expect([status, body.code]).toEqual([502, 'PLUGIN_DOWNLOAD_FAILED'])
    expect(body.errors.detail).toContain(said)
  })

  it('answers 404 for an unknown catalogue or version', async () => {
    expect((await at.install(SAMPLE_ID, '3.0.0')).status).toBe(404)
    expect((await at.install(SAMPLE_ID, '1.0.0', 'http://127.0.0.1:1/')).status).toBe(404)
  })
})

it('a plugin that the operator does not allow is refused however it comes', async () => {
  const changes = { id: 'other.widget', type: 'OtherWidget' }
  const bytes = await pluginArchive(changes)
  at.host.put('other.airshed', bytes)
  const offered = versionOf(bytes, { url: 'other.airshed' })
  at.host.write(catalogueOf(pluginOf([offered], { id: 'other.widget' })))
  await at.read()
  for (const { status, body } of [
    await at.install('other.widget'),
    await at.world.call<ErrorBody>('owner', 'POST', 'plugins?organization_id=city', bytes),
  ]) {
    expect([status, body.code]).toEqual([409, 'PLUGIN_NOT_ALLOWED'])
  }
})
