import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  CATALOGUE_FORMAT,
  CATALOGUE_FORMAT_VERSION,
  integrityOf,
  type CataloguePlugin,
  type CatalogueVersion,
} from '@airshed/plugin-archive'
import { SAMPLE_ID } from '../../../testing/world/plugins.ts'

/** The smallest picture: one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A static web server, like one that an author would use. */
export async function createCatalogueServer() {
  const files = new Map<string, Uint8Array>()
  const seen: { path: string; headers: IncomingHttpHeaders }[] = []
  let status = 200
  let redirect: string | null = null
  let gate = Promise.resolve()
  const server = createServer((request, response) => {
    seen.push({ path: request.url ?? '', headers: request.headers })
    void gate.then(() => answer(request, response))
  })
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const file = files.get(new URL(request.url ?? '', 'http://localhost').pathname)
    if (redirect !== null) response.writeHead(302, { location: redirect }).end()
    else if (status !== 200 || file === undefined)
      response.writeHead(status === 200 ? 404 : status).end()
    else {
      const etag = `"${createHash('sha256').update(file).digest('hex')}"`
      if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end()
      else response.writeHead(200, { etag }).end(file)
    }
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `${origin}/plugins/airshed-catalogue.json`,
    seen,
    /** Puts a file next to the catalogue. */
    put: (name: string, content: Uint8Array) => files.set(`/plugins/${name}`, content),
    write(value: unknown) {
      files.set('/plugins/airshed-catalogue.json', Buffer.from(JSON.stringify(value)))
    },
    answerWith(next: number) {
      status = next
    },
    redirectTo(next: string | null) {
      redirect = next
    },
    /** Makes requests wait until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A catalogue of these plugins. */
export const catalogueOf = (...plugins: readonly CataloguePlugin[]) => ({
  format: CATALOGUE_FORMAT,
  formatVersion: CATALOGUE_FORMAT_VERSION,
  title: 'Plugins of the neighbourhood',
  plugins,
})

/** A catalogue's description of a version, matching its bytes. */
export const versionOf = (
  archive: Uint8Array,
  changes: Partial<CatalogueVersion> = {},
): CatalogueVersion => ({
  version: '1.0.0',
  engine: '^0.2.0',
  url: 'greeting-1.0.0.airshed',
  bytes: archive.length,
  sha384: integrityOf(archive),
  publisher_key: null,
  changelog: '',
  ...changes,
})

/** A plugin of a catalogue. */
export const pluginOf = (
  versions: CatalogueVersion[],
  changes: Partial<CataloguePlugin> = {},
): CataloguePlugin => ({
  id: SAMPLE_ID,
  kind: 'widget',
  title: { en: 'Greeting', es: 'Saludo de la estación' },
  description: { en: 'Says hello to the air' },
  author: 'Pat Publisher',
  homepage: 'https://pat.example/',
  licence: 'Apache-2.0',
  versions,
  ...changes,
})
