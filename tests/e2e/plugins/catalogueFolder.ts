import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { goodArchive } from '@airshed/plugin-archive/testing'
import { ROOT, run } from '../../suites/command.ts'

const CLI = join(ROOT, 'core/plugin-cli/bin/airshed-plugin.js')

/** A folder of archives with its catalogue, as an author serves it from any static web server. */
export interface CatalogueFolder {
  /** Address of the catalogue. */
  url: string
  /** Packs a version of `sample.greeting` into the folder, and rewrites the catalogue. */
  publish(version: string, changelog: string): Promise<void>
  remove(): Promise<void>
}

export async function openCatalogueFolder(): Promise<CatalogueFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'airshed-catalogue-'))
  const about = { author: 'Pat Publisher', licence: 'Apache-2.0', homepage: 'https://pat.example/' }
  await writeFile(join(folder, 'sample.greeting.json'), JSON.stringify(about))
  const server = createServer((request, response) => {
    readFile(join(folder, basename(decodeURIComponent(request.url ?? '')))).then(
      (file) => response.writeHead(200).end(file),
      () => response.writeHead(404).end(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/airshed-catalogue.json`,
    async publish(version, changelog) {
      const archive = await goodArchive({ version, files: { 'CHANGELOG.md': changelog } })
      await writeFile(join(folder, `sample.greeting-${version}.airshed`), archive)
      const { exitCode, output } = await run('node', [CLI, 'catalogue'], { cwd: folder })
      if (exitCode !== 0) throw new Error(output)
    },
    async remove() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
