import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createWorld, type World } from '../../../testing/world/world.ts'
import {
  catalogueOf,
  createCatalogueServer,
  PIXEL,
  pluginOf,
  versionOf,
} from './catalogueServer.fixture.ts'
import { readCatalogues } from './readCatalogues.ts'

const archive = Buffer.from('an archive')
const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
/** Pictures that differ in what follows their last chunk. */
const pictures = Array.from({ length: 6 }, (_, index) => Buffer.concat([PIXEL, Buffer.of(index)]))

let host: Awaited<ReturnType<typeof createCatalogueServer>>
let world: World
beforeAll(async () => {
  host = await createCatalogueServer()
  world = await createWorld({
    env: { AIRSHED_PLUGIN_CATALOGUES: host.url, AIRSHED_ALLOW_PRIVATE_TARGETS: '1' },
  })
  for (const [index, bytes] of pictures.entries()) host.put(`${index}.png`, bytes)
  const plugins = pictures.map((bytes, index) =>
    pluginOf([versionOf(archive)], {
      id: `sample.number-${index}`,
      screenshots: [
        { url: `${index}.png`, sha256: digestOf(bytes), bytes: bytes.length, alt: { en: 'It' } },
      ],
    }),
  )
  host.write(catalogueOf(...plugins))
  await readCatalogues(world.context)
})
beforeEach(async () => {
  host.seen.length = 0
  await world.context.store.db.deleteFrom('plugin_screenshots').execute()
})
afterAll(async () => {
  await world.close()
  await host.close()
})

const look = async (digest: string): Promise<number> =>
  (await world.inject({ method: 'GET', url: `/plugin-screenshots/${digest}` })).statusCode

it('a picture that fifty readers ask for at the same moment is fetched once', async () => {
  const digest = digestOf(pictures[0] as Buffer)
  const answers = await Promise.all(Array.from({ length: 50 }, () => look(digest)))
  expect(answers.filter((status) => status === 200)).toHaveLength(50)
  expect(host.seen).toHaveLength(1)
})

it('the server fetches at most four pictures at the same time', async () => {
  const answers = await Promise.all(pictures.map((bytes) => look(digestOf(bytes))))
  expect(answers.filter((status) => status === 200)).toHaveLength(4)
  expect(host.seen).toHaveLength(4)
})

it('unknown pictures do not delay the fetch of a listed one', async () => {
  const unknown = Array.from({ length: 20 }, (_, index) => look(digestOf(Buffer.of(index))))
  const shown = look(digestOf(pictures[1] as Buffer))
  expect(await Promise.all(unknown)).toEqual(unknown.map(() => 404))
  expect(await shown).toBe(200)
})
