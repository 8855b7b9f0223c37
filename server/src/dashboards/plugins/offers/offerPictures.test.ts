import { createHash } from 'node:crypto'
import { HOUR_MS } from '@airshed/domain'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catalogueOf, PIXEL, pluginOf, versionOf } from './catalogueServer.fixture.ts'
import { createOffers, type Offers } from './offers.fixture.ts'

let at: Offers
beforeAll(async () => {
  at = await createOffers()
})
beforeEach(() => at.begin())
afterEach(() => at.clear())
afterAll(() => at.close())

describe('a picture of an offer', () => {
  const sha256 = createHash('sha256').update(PIXEL).digest('hex')
  const picture = { url: 'greeting.png', sha256, bytes: PIXEL.length, alt: { en: 'A greeting' } }
  const show = async (screenshot: typeof picture, bytes: Uint8Array) => {
    at.host.put('greeting.png', bytes)
    at.host.write(catalogueOf(pluginOf([versionOf(at.archive)], { screenshots: [screenshot] })))
    await at.read()
  }
  const look = (digest = sha256) =>
    at.world.inject({ method: 'GET', url: `/plugin-screenshots/${digest}` })

  it('serves a fetched picture from this server with a type by its bytes', async () => {
    await show(picture, PIXEL)
    const { body } = await at.offers()
    expect(body.data[0]?.screenshots).toEqual([
      { url: `/plugin-screenshots/${sha256}`, alt: { en: 'A greeting', es: 'A greeting' } },
    ])
    at.host.seen.length = 0
    const first = await look()
    expect(first.statusCode).toBe(200)
    expect(first.rawPayload.equals(PIXEL)).toBe(true)
    expect(first.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    })
    expect((await look()).statusCode).toBe(200)
    expect(at.host.seen).toHaveLength(1)
  })

  it('answers 404 without a fetch for a picture that no catalogue shows', async () => {
    at.host.seen.length = 0
    expect((await look('0'.repeat(64))).statusCode).toBe(404)
    expect(at.host.seen).toEqual([])
  })

  it('answers 404 for other bytes than listed and fetches again only after an hour', async () => {
    await show(picture, Buffer.from('<svg onload="alert(1)"/>'))
    at.host.seen.length = 0
    expect((await look()).statusCode).toBe(404)
    expect((await look()).statusCode).toBe(404)
    expect(at.host.seen).toHaveLength(1)
    at.host.put('greeting.png', PIXEL)
    at.pass(HOUR_MS)
    expect((await look()).statusCode).toBe(200)
  })

  it('answers 404 for bytes that are no picture, whatever the catalogue says', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    const digest = createHash('sha256').update(page).digest('hex')
    await show({ ...picture, sha256: digest }, page)
    expect((await look(digest)).statusCode).toBe(404)
  })

  it('forgets a picture with the plugin that showed it', async () => {
    at.pass(HOUR_MS)
    await show(picture, PIXEL)
    await look()
    at.host.write(catalogueOf(pluginOf([versionOf(at.archive)])))
    await at.read()
    // The pictures are looked through before the next reading knows what is new.
    await at.read()
    const rows = await at.world.context.store.db
      .selectFrom('plugin_screenshots')
      .selectAll()
      .execute()
    expect(rows).toEqual([])
  })
})
