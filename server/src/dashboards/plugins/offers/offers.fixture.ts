import type { ErrorBody, PluginOfferPage, PublishedPlugin } from '@airshed/schemas'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'
import { pluginArchive, SAMPLE_ID } from '../../../testing/world/plugins.ts'
import { createWorld, type UserId } from '../../../testing/world/world.ts'
import {
  catalogueOf,
  createCatalogueServer,
  pluginOf,
  versionOf,
} from './catalogueServer.fixture.ts'
import { readCatalogues } from './readCatalogues.ts'

/** A server that reads a catalogue of one plugin, and the web server that hosts both. */
export async function createOffers() {
  let now = TEST_NOW_MS
  const host = await createCatalogueServer()
  const world = await createWorld({
    clock: () => now,
    env: {
      AIRSHED_PLUGIN_CATALOGUES: host.url,
      AIRSHED_ALLOW_PRIVATE_TARGETS: '1',
      AIRSHED_PLUGIN_ALLOWED: 'sample.*',
    },
  })
  const archive = await pluginArchive()
  /** Does what the job does, one minute later each time. */
  const read = async (): Promise<void> => {
    now += 60_000
    await readCatalogues(world.context)
  }
  return {
    host,
    world,
    archive,
    read,
    now: () => now,
    pass: (ms: number) => void (now += ms),
    offers: (query = '', user: UserId = 'owner') =>
      world.call<PluginOfferPage>(user, 'GET', `plugins/offers?organization_id=city${query}`),
    install: <Body = PublishedPlugin & ErrorBody>(
      id = SAMPLE_ID,
      version = '1.0.0',
      catalogue = host.url,
    ) =>
      world.call<Body>(
        'owner',
        'POST',
        `plugins/offers/${id}/versions/${version}?organization_id=city&catalogue=${encodeURIComponent(catalogue)}`,
      ),
    /** Offers the plugin again. */
    async begin(): Promise<void> {
      host.put('greeting-1.0.0.airshed', archive)
      host.write(catalogueOf(pluginOf([versionOf(archive)])))
      await read()
    },
    /** Forgets catalogues and plugins. */
    async clear(): Promise<void> {
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
    },
    async close(): Promise<void> {
      await world.close()
      await host.close()
    },
  }
}

export type Offers = Awaited<ReturnType<typeof createOffers>>
