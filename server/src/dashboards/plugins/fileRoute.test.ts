import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InstalledPlugin } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPlugin } from '../../testing/world/plugins.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
let plugin: InstalledPlugin
beforeAll(async () => {
  world = await createWorld()
  const files = { 'style.css': '.greeting { color: red }\n' }
  await seedPlugin(world.context, 'city', { state: 'enabled', files })
  const { body } = await world.call<{ data: InstalledPlugin[] }>('user', 'GET', 'plugins')
  const [first] = body.data
  if (first === undefined) throw new Error('The plugin is not there')
  plugin = first
})
afterAll(() => world.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  world.inject({ method: 'GET', url, headers })

describe('a file of an archive', () => {
  it.each([
    ['plugin.js', 'text/javascript; charset=utf-8'],
    ['style.css', 'text/css; charset=utf-8'],
    ['manifest.json', 'application/json; charset=utf-8'],
    ['messages/es.json', 'application/json; charset=utf-8'],
    ['README.md', 'text/markdown; charset=utf-8'],
  ])('%s is public, immutable and blocked as a page of its own', async (path, type) => {
    const answer = await get(`${plugin.base_url}${path}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  it('a file of a plugin matches the digest by which browsers check it', async () => {
    const loaded = Object.entries(plugin.integrity)
    expect(loaded.map(([path]) => path).toSorted()).toEqual([
      'plugin.js',
      'style.css',
      'validator.js',
    ])
    for (const [path, integrity] of loaded) {
      const { rawPayload } = await get(`${plugin.base_url}${path}`)
      const digest = createHash('sha384').update(rawPayload).digest('base64')
      expect([path, `sha384-${digest}`]).toEqual([path, integrity])
    }
  })

  it('answers 304 to a browser that has the file', async () => {
    const url = `${plugin.base_url}plugin.js`
    const { headers } = await get(url)
    const tag = String(headers['etag'])
    for (const known of [tag, `"other", W/${tag}`]) {
      const again = await get(url, { 'if-none-match': known })
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag])
    }
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('answers HEAD without its content', async () => {
    const answer = await world.inject({ method: 'HEAD', url: `${plugin.base_url}plugin.js` })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })
})

describe('the validator of a plugin', () => {
  it('compiles the validator from the schema, whatever the archive contains', async () => {
    const files = { 'validator.js': 'export default () => true\n' }
    await seedPlugin(world.context, 'harbour', { state: 'enabled', version: '6.6.6', files })
    const { body } = await world.call<{ data: InstalledPlugin[] }>(
      'harbourmaster',
      'GET',
      'plugins',
    )
    const { body: code } = await get(body.data[0]?.validator_url ?? '')
    const file = join(world.context.config.dataFolder, 'validator.mjs')
    await writeFile(file, code)
    const { default: validate } = (await import(pathToFileURL(file).href)) as {
      default(value: unknown): boolean
    }
    expect(validate({ greeting: 'Ahoy' })).toBe(true)
    expect(validate({ greeting: 5 })).toBe(false)
  })
})

describe('a file that does not exist', () => {
  it.each([
    ['an unknown digest', () => `/plugins/${'0'.repeat(32)}/plugin.js`],
    ['a digest in capitals', () => plugin.base_url.toUpperCase().replace('/PLUGINS/', '/plugins/')],
    ['no digest at all', () => '/plugins/..%2f..%2fetc/passwd'],
    ['an unknown file', () => `${plugin.base_url}other.js`],
    ['no file', () => plugin.base_url],
    ['a way up', () => `${plugin.base_url}..%2f..%2f..%2fetc%2fpasswd`],
    ['a way up and back', () => `${plugin.base_url}messages%2f..%2fplugin.js`],
    ['a backslash', () => `${plugin.base_url}messages%5cen.json`],
    ['a slash in front', () => `${plugin.base_url}/plugin.js`],
    ['another case', () => `${plugin.base_url}PLUGIN.JS`],
    ['a NUL', () => `${plugin.base_url}plugin.js%00`],
    ['a name of every object', () => `${plugin.base_url}__proto__`],
  ])('answers 404 without caching: %s', async (_, urlOf) => {
    const answer = await get(urlOf(), { accept: 'text/html' })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).not.toContain('defineWidget')
  })

  it('answers 404 for files whose archive nobody has any more', async () => {
    const { id, version, base_url: base } = plugin
    const path = `plugins/${id}/versions/${version}?organization_id=city`
    expect((await world.call('owner', 'DELETE', path)).status).toBe(204)
    expect((await get(`${base}plugin.js`)).statusCode).toBe(404)
  })
})
