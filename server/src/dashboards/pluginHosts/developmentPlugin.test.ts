import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InstalledPlugin } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { SAMPLE_ID, seedPlugin } from '../../testing/world/plugins.ts'
import { createWorld, type World } from '../../testing/world/world.ts'
import { createDevelopmentSource } from './developmentPlugin.ts'

const ANSWER = {
  id: SAMPLE_ID,
  version: '1.5.0',
  manifest: {
    kind: 'widget',
    id: SAMPLE_ID,
    type: 'GreetingWidget',
    title: { en: 'Greeting' },
    description: { en: 'Greets whoever looks.' },
    icon: 'hand',
    category: 'content',
    configVersion: 2,
    size: { default: { w: 4, h: 3 }, min: { w: 4, h: 3 } },
    creatable: true,
    data: [],
    permissions: [],
    capabilities: [],
    engines: { airshed: '^0.2.0' },
  },
  schema: { type: 'object', properties: { greeting: { type: 'string' } } },
  ui_schema: {},
}

/** What the development server does next; it is real and speaks HTTP. */
let reply: (response: ServerResponse) => void
let server: Server
let origin: string
let world: World
beforeAll(async () => {
  server = createServer((request, response) => {
    expect(request.url).toBe('/plugin.json')
    reply(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  world = await createWorld({ env: { AIRSHED_PLUGIN_DEV: origin } })
  await seedPlugin(world.context, 'city', { state: 'enabled' })
})
afterAll(async () => {
  await world.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'airshed-development-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
const answer = (body: unknown) => (response: ServerResponse) =>
  void response.end(typeof body === 'string' ? body : JSON.stringify(body))
const list = async () =>
  (await world.call<{ data: InstalledPlugin[] }>('user', 'GET', 'plugins')).body.data

describe('the plugin in development', () => {
  it('comes before installed ones and replaces the one of its id', async () => {
    reply = answer(ANSWER)
    const [developed, installed] = await list()
    expect(developed).toMatchObject({
      id: SAMPLE_ID,
      version: '1.5.0',
      organization_id: 'city',
      tier: 'isolated',
      is_current: true,
      is_development: true,
      base_url: `${origin}/`,
      frame_url: `${origin}/frame.html`,
      integrity: {},
      schema: ANSWER.schema,
      messages: { en: {}, es: {} },
    })
    expect(installed).toMatchObject({ version: '1.0.0', is_current: false, is_development: false })
  })

  it('serves a validator of this origin that follows its schema', async () => {
    reply = answer(ANSWER)
    const [before] = await list()
    reply = answer({ ...ANSWER, schema: { type: 'object', required: ['colour'] } })
    const [after] = await list()
    expect(after?.validator_url).not.toBe(before?.validator_url)
    const { statusCode, headers, body } = await world.inject({ url: after?.validator_url ?? '' })
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(body).toContain('colour')
  })

  it.each([
    ['is not there', (response: ServerResponse) => void response.destroy()],
    ['does not answer in time', () => undefined],
    ['answers with an error', (response: ServerResponse) => void response.writeHead(500).end()],
    ['answers with a page', answer('<html>')],
    ['leads elsewhere', (to: ServerResponse) => void to.writeHead(302, { location: '/x' }).end()],
    ['answers without end', (to: ServerResponse) => void to.end(`"${'x'.repeat(3_000_000)}"`)],
    ['has no manifest', answer({ ...ANSWER, manifest: {} })],
    ['calls itself otherwise', answer({ ...ANSWER, id: 'acme.other' })],
    [
      'has a schema that asks the network',
      answer({ ...ANSWER, schema: { $ref: 'https://evil.example/' } }),
    ],
  ])('leaves out a development plugin that %s', async (_, behaviour) => {
    reply = behaviour
    const plugins = await list()
    expect(plugins.map(({ is_development }) => is_development)).toEqual([false])
  })
})

describe('the plugin of a stopped development server', () => {
  const OWN = { ...ANSWER, id: 'acme.own', manifest: { ...ANSWER.manifest, id: 'acme.own' } }
  const developed = async () => (await list()).filter(({ is_development: is }) => is)

  it('stays in the list as unreachable until it is back', async () => {
    reply = answer(OWN)
    expect((await developed())[0]).not.toHaveProperty('is_unreachable')
    reply = (response) => void response.destroy()
    expect(await developed()).toMatchObject([{ id: 'acme.own', is_unreachable: true }])
    reply = answer(OWN)
    expect((await developed())[0]).not.toHaveProperty('is_unreachable')
  })

  it('gives way to an installed version', async () => {
    reply = answer(ANSWER)
    expect(await developed()).toHaveLength(1)
    reply = (response) => void response.destroy()
    expect(await list()).toMatchObject([{ id: SAMPLE_ID, version: '1.0.0', is_current: true }])
  })
})

describe('a development server that is stopped when this server starts', () => {
  const DAY_MS = 24 * 60 * 60 * 1000
  const log = { warn: () => undefined }
  /** A server that was started at that time, on the same folder. */
  const startedAt = (dataFolder: string, atMs: number, pluginDev = origin) =>
    createDevelopmentSource({ config: { pluginDev, dataFolder }, log, clock: () => atMs })
  const gone = (response: ServerResponse) => void response.destroy()

  it('remembers its plugin as unreachable for a week', async () => {
    const folder = await emptyFolder()
    reply = answer(ANSWER)
    expect(await startedAt(folder, 0).ask()).toMatchObject({ isReachable: true })
    reply = gone
    const restarted = startedAt(folder, DAY_MS)
    expect(await restarted.ask()).toMatchObject({ id: SAMPLE_ID, isReachable: false })
    expect(await restarted.ask()).toMatchObject({ id: SAMPLE_ID, isReachable: false })
    reply = answer({ ...ANSWER, version: '1.6.0' })
    expect(await restarted.ask()).toMatchObject({ version: '1.6.0', isReachable: true })
    reply = gone
    expect(await startedAt(folder, 9 * DAY_MS).ask()).toBeNull()
  })

  it('forgets a plugin of another origin and a truncated file', async () => {
    const folder = await emptyFolder()
    reply = answer(ANSWER)
    await startedAt(folder, 0).ask()
    reply = gone
    const elsewhere = origin.replace('127.0.0.1', 'localhost')
    expect(await startedAt(folder, 0, elsewhere).ask()).toBeNull()
    await writeFile(join(folder, 'development-plugin.json'), '{ "origin"')
    expect(await startedAt(folder, 0).ask()).toBeNull()
  })
})

describe('the log about a development plugin', () => {
  it('logs an invalid plugin once and nothing where nobody answers', async () => {
    const reported: unknown[] = []
    const log = { warn: (facts: unknown) => void reported.push(facts) }
    const { ask } = createDevelopmentSource({
      config: { pluginDev: origin, dataFolder: await emptyFolder() },
      log,
      clock: () => 0,
    })
    reply = (response) => void response.destroy()
    expect(await ask()).toBeNull()
    reply = answer({ ...ANSWER, version: 'new' })
    await ask()
    await ask()
    expect(reported).toEqual([{ origin, problem: expect.stringContaining('At /version') }])
    reply = answer(ANSWER)
    expect(await ask()).toMatchObject({ id: SAMPLE_ID })
    reply = answer({ ...ANSWER, version: 'new' })
    await ask()
    expect(reported).toHaveLength(2)
  })
})

it('asks no other machine', async () => {
  const log = { warn: () => undefined }
  const dataFolder = await emptyFolder()
  for (const pluginDev of [undefined, 'http://169.254.169.254', 'https://evil.example']) {
    const source = createDevelopmentSource({
      config: { pluginDev, dataFolder },
      log,
      clock: () => 0,
    })
    expect(await source.ask()).toBeNull()
  }
})
