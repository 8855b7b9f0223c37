import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { main } from '../cli/main.ts'
import { packProject } from '../pack/packProject.ts'
import { copyProject } from '../testsupport/copyProject.ts'
import { LIGHT } from '../testsupport/lightWidget.ts'
import { writtenIo } from '../testsupport/writtenIo.ts'
import { apiAddress } from './serverAddress.ts'

const TOKEN = 'airshed_k3ep-this-t0-yourself'
const NAME = 'new-publisher.new-plugin 0.1.0'

interface Received {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A server that accepts what it is sent, and responds with `answer`. */
async function serverWith(answer: (response: ServerResponse) => void) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { method, url, headers } = request
    received.push({ method, url, headers, body: Buffer.concat(parts) })
    answer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { received, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const json = (status: number, body: object) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** The archive of the sample, packed once for all tests. */
let sampleArchive: Uint8Array | undefined

/** A folder with a packed plugin, and a terminal in it. */
async function packedFolder(env: Record<string, string> = { AIRSHED_TOKEN: TOKEN }) {
  const project = await copyProject('widget', LIGHT)
  sampleArchive ??= (await packProject(project)).packed?.archive
  if (sampleArchive === undefined) throw new Error('the sample does not pack')
  await writeFile(join(project.folder, 'gauge.airshed'), sampleArchive)
  return { io: writtenIo(project.folder, env), archive: sampleArchive }
}

describe('publishing', () => {
  it('sends the archive with the token, and says what became of it', async () => {
    const { received, address } = await serverWith(
      json(201, { sha384: 'sha384-abc', trust_problems: ['plugin.js:1:9: fetch'] }),
    )
    const { io, archive } = await packedFolder()
    const words = ['publish', address, 'gauge.airshed', '--organization', 'org air']
    expect(await main(words, io)).toBe(0)
    expect(received).toMatchObject([
      {
        method: 'POST',
        url: '/v2/plugins?organization_id=org+air',
        headers: {
          authorization: `Bearer ${TOKEN}`,
          'content-type': 'application/vnd.airshed.plugin',
          'content-length': String(archive.length),
        },
      },
    ])
    expect(Buffer.compare(received[0]?.body ?? Buffer.alloc(0), archive)).toBe(0)
    expect(io.printed[0]).toMatch(
      new RegExp(`^Sending ${NAME} \\(.* kB, not signed\\) to ${address}$`),
    )
    expect(io.printed.slice(1)).toEqual([
      expect.stringContaining(`Published ${NAME}.`),
      'Its archive has the digest sha384-abc',
      'It can only run isolated:',
      '  plugin.js:1:9: fetch',
    ])
  })

  it('packs the plugin of the folder where no file is named', async () => {
    const { received, address } = await serverWith(json(200, {}))
    const { io, archive } = await packedFolder()
    expect(await main(['publish', address], io)).toBe(0)
    expect(Buffer.compare(received[0]?.body ?? Buffer.alloc(0), archive)).toBe(0)
    expect(received[0]?.url).toBe('/v2/plugins')
    expect(io.printed.at(-1)).toBe(`${NAME} is there already, with the same bytes.`)
  })

  it('prints each issue of a refusal, and never the token, even if the server repeats it', async () => {
    const { address } = await serverWith(
      json(422, {
        errors: { detail: `The archive of ${TOKEN} was refused` },
        code: 'PLUGIN_REFUSED',
        issues: [
          { path: 'manifest.json#/id', expected: 'another publisher', got: '"new-publisher"' },
          {
            path: 'plugin.js:3:14',
            expected: 'no copy of react. Leave it to the console',
            got: '',
          },
        ],
      }),
    )
    const { io } = await packedFolder()
    expect(await main(['publish', address, 'gauge.airshed'], io)).toBe(1)
    expect(io.troubles).toEqual([
      'Refused (422 PLUGIN_REFUSED): The archive of … was refused',
      '  manifest.json#/id\n    expected another publisher, got "new-publisher"',
      '  plugin.js:3:14\n    expected no copy of react. Leave it to the console',
    ])
    expect([...io.printed, ...io.troubles].join()).not.toContain(TOKEN)
  })

  it.each([
    [400, '--organization'],
    [401, 'Make an API token'],
    [403, 'The token may not publish here'],
    [404, 'Is this the address of an Airshed server'],
    [409, 'Raise the version'],
    [429, 'Wait a minute'],
  ])('names the cure of %s', async (status, cure) => {
    const { address } = await serverWith(json(status, { errors: { detail: 'No' }, code: 'NO' }))
    const { io } = await packedFolder()
    expect(await main(['publish', address, 'gauge.airshed'], io)).toBe(1)
    expect(io.troubles).toEqual([`Refused (${status} NO): No`, expect.stringContaining(cure)])
  })

  it.each([
    ['PLUGIN_OWNED', 'Sign it with the key that owns the plugin'],
    ['PLUGIN_CLAIM_NEEDS_PERSON', 'Ask a manager of the organization to upload'],
    ['PLUGIN_PUBLISHER_UNTRUSTED', 'Send your public key'],
    ['CONFLICT', 'Settle what it says'],
  ])('names the cure of %s, which no other version has', async (code, cure) => {
    const { address } = await serverWith(json(409, { errors: { detail: 'No' }, code }))
    const { io } = await packedFolder()
    expect(await main(['publish', address, 'gauge.airshed'], io)).toBe(1)
    expect(io.troubles[1]).toContain(cure)
  })

  it('sends the token nowhere else on a redirect', async () => {
    const elsewhere = await serverWith(json(201, {}))
    const { address } = await serverWith((response) => {
      response.writeHead(302, { location: elsewhere.address }).end('<html>')
    })
    const { io } = await packedFolder()
    expect(await main(['publish', address, 'gauge.airshed'], io)).toBe(1)
    expect(io.troubles.join()).toContain(elsewhere.address)
    expect(elsewhere.received).toEqual([])
  })

  it('says that the server does not answer', async () => {
    const { io } = await packedFolder()
    expect(await main(['publish', 'http://127.0.0.1:9', 'gauge.airshed'], io)).toBe(1)
    expect(io.troubles.join()).toMatch(
      /^http:\/\/127\.0\.0\.1:9: expected an answer, got .*ECONNREFUSED/,
    )
  })
})

describe('publishing that ends before anything is sent', () => {
  it('refuses to publish without a token, and says how to get one', async () => {
    const io = writtenIo((await copyProject('widget')).folder)
    expect(await main(['publish', 'http://localhost:4000'], io)).toBe(2)
    expect(io.troubles.join()).toMatch(
      /^AIRSHED_TOKEN: expected an API token .*read -rs AIRSHED_TOKEN && export AIRSHED_TOKEN/,
    )
  })

  it.each([
    ['a file that is not there', 'nowhere.airshed', 'no such file'],
    ['a file that is no archive', 'README.md', 'Expected a zip'],
  ])('refuses to publish %s', async (_name, file, text) => {
    const io = writtenIo((await copyProject('widget')).folder, { AIRSHED_TOKEN: TOKEN })
    expect(await main(['publish', 'http://localhost:4000', file], io)).toBe(1)
    expect(io.troubles.join()).toContain(text)
  })

  it('refuses to publish a plugin that has errors', async () => {
    const project = await copyProject('widget', { ...LIGHT, 'README.md': null })
    const io = writtenIo(project.folder, { AIRSHED_TOKEN: TOKEN })
    expect(await main(['publish', 'http://localhost:4000'], io)).toBe(1)
    expect(io.troubles.join('\n')).toMatch(
      /README_MISSING[^]*expected a plugin without errors, got 1 error/,
    )
  })
})

describe('the address of a server', () => {
  it.each([
    ['https://air.example.org', 'https://air.example.org/v2/'],
    ['https://air.example.org/console/', 'https://air.example.org/console/v2/'],
    ['https://air.example.org/v2', 'https://air.example.org/v2/'],
    ['http://localhost:4000', 'http://localhost:4000/v2/'],
    ['http://[::1]:4000', 'http://[::1]:4000/v2/'],
  ])('accepts the server address %s', (server, api) => {
    expect(apiAddress(server).href).toBe(api)
  })

  it.each([
    [undefined, 'got nothing'],
    ['air.example.org', 'the address of a server'],
    ['http://air.example.org', 'an address with https'],
    ['http://localhost.example.org', 'an address with https'],
    ['ftp://localhost', 'the address of a server'],
    ['https://me:secret@air.example.org', 'without a name or a password'],
  ])('refuses the server address %s', (server, text) => {
    expect(() => apiAddress(server)).toThrow(text)
    expect(() => apiAddress(server)).not.toThrow('secret')
  })
})
