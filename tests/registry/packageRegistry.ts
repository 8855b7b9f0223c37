import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** The body of `npm publish`, and npm's request for a package: its versions. */
interface Packument {
  name: string
  versions: Record<string, { dist: { tarball: string } }>
  'dist-tags': Record<string, string>
  /** Name of a tarball → its bytes, as base64. */
  _attachments?: Record<string, { data: string }>
}

/** A registry of npm packages on this machine, initially empty. */
export interface PackageRegistry {
  /** `http://127.0.0.1:4873/` */
  url: string
  /** Name → published versions. */
  published(): Record<string, string[]>
  stop(): Promise<void>
}

const answer = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

/** Starts a registry that accepts and serves packages; packages it was not given are not found. */
export async function startRegistry(): Promise<PackageRegistry> {
  const packages = new Map<string, Packument>()
  const tarballs = new Map<string, Buffer>()

  function publish({ _attachments = {}, ...sent }: Packument): 200 | 409 {
    const known = packages.get(sent.name)
    if (Object.keys(sent.versions).some((one) => known?.versions[one] !== undefined)) return 409
    for (const { dist } of Object.values(sent.versions)) {
      const [file] = Object.values(_attachments)
      tarballs.set(new URL(dist.tarball).pathname, Buffer.from(file?.data ?? '', 'base64'))
    }
    packages.set(sent.name, {
      ...sent,
      versions: { ...known?.versions, ...sent.versions },
      'dist-tags': { ...known?.['dist-tags'], ...sent['dist-tags'] },
    })
    return 200
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (request.method === 'PUT') {
      return answer(response, publish((await json(request)) as Packument), {})
    }
    const tarball = tarballs.get(path)
    if (tarball !== undefined) return void response.end(tarball)
    const known = packages.get(decodeURIComponent(path.slice(1)))
    answer(response, known === undefined ? 404 : 200, known ?? { error: 'not found' })
  }

  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    published: () =>
      Object.fromEntries(
        [...packages].map(([name, { versions }]) => [name, Object.keys(versions)]),
      ),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
