import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportMap } from '@airshed/schemas'
import { seedIngestKey, seedOrganization } from '../../testing/seed.ts'
import { scratchFolder } from '../../testing/scratchFolder.ts'
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/testServer.ts'
import { importFile, type ImportReport } from './importFile.ts'
import { createStoreSink } from './storeSink.ts'

/** Ingest key of the organization `org_a`. */
export const KEY = 'key-of-the-archive'

/** A server with the organizations `org_a` and `org_b`, and a folder for files. */
export interface Importer extends AsyncDisposable {
  server: TestServer
  folder: string
  /** Writes a file and imports it into `org_a`. */
  run(name: string, text: string, map: ImportMap): Promise<ImportReport>
  /** The newest readings of a data point. */
  stored(id: string): Promise<readonly (readonly (number | null)[])[] | undefined>
  /** Origin of the server, which listens from the first call on. */
  listening(): Promise<string>
}

export async function createImporter(): Promise<Importer> {
  const folder = await scratchFolder('airshed-import-')
  const server = await createTestServer()
  await seedOrganization(server.context, 'org_a', 'Archive')
  await seedOrganization(server.context, 'org_b')
  await seedIngestKey(server.context, 'org_a', KEY)
  return {
    server,
    folder,
    async run(name, text, map) {
      const file = join(folder, name)
      await writeFile(file, text)
      const sink = await createStoreSink(server.context, 'org_a')
      return importFile({ file, map, sink, now: TEST_NOW_MS })
    },
    stored: async (id) =>
      [...(await server.context.store.measurements.latest([id], 100)).values()][0],
    async listening() {
      const address = server.app.server.address()
      if (address === null) return server.app.listen({ port: 0, host: '127.0.0.1' })
      return `http://127.0.0.1:${typeof address === 'string' ? address : address.port}`
    },
    async [Symbol.asyncDispose]() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A map of `when`, `pm` and `p`. */
export const mapFor = (serial: string, change: Partial<ImportMap> = {}): ImportMap => ({
  serial,
  name: 'Old mast',
  time: { column: 'when' },
  columns: { pm: { parameter: 'pm25', unit: 'µg/m³' }, p: { parameter: 'pressure', unit: 'Pa' } },
  ...change,
})

/** An hour of 2020, ISO 8601. */
export const hour = (count: number): string => new Date(Date.UTC(2020, 0, 1, count)).toISOString()
