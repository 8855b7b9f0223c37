import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { BUILT_IN_MANIFESTS } from '@airshed/plugins/manifests'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../base/config.ts'
import { isConsoleFresh } from './build.ts'
import { precompress } from './precompress.ts'
import { registerConsole } from './static.ts'

const BUILT_AT = new Date('2026-03-02T12:00:00.500Z')
const SCRIPT = `console.info(${JSON.stringify('air '.repeat(1000))})`
const html = { accept: 'text/html,*/*' }

let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'airshed-console-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<title>Airshed Console</title>')
  await writeFile(join(folder, 'assets', 'main-4f3a.js'), SCRIPT)
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await precompress(folder)
  await utimes(join(folder, 'index.html'), BUILT_AT, BUILT_AT)
  app = fastify()
  app.get('/v2/things', async () => [])
  await registerConsole(app, folder, readConfig({}))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

describe('the console', () => {
  it.each([
    '/',
    '/org_city/dashboards/5',
    '/all/home?tab=1',
    '/sign-in/callback?code=1',
    '/plugins',
    '/plugins/?view=all',
    '/plugins/find',
    '/plugins/find?search=air',
    '/dashboards',
  ])('answers %s with its page, which is revalidated each time', async (url) => {
    const answer = await app.inject({ url, headers: html })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('Airshed Console')
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'last-modified': 'Mon, 02 Mar 2026 12:00:00 GMT',
    })
  })

  it.each(
    BUILT_IN_MANIFESTS.flatMap((manifest) =>
      manifest.kind === 'screen' ? manifest.pages.map(({ path }) => path) : [],
    ),
  )('answers the address of the page %s without an organization', async (path) => {
    const url = `/${path.replaceAll(/:\w+/g, '5')}`
    const answer = await app.inject({ url, headers: html })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
  })

  it('redirects from another name of this machine to the one for signing in', async () => {
    const headers = { ...html, host: '127.0.0.1:4000' }
    const answer = await app.inject({ url: '/all/home?tab=1', headers })
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      'http://localhost:4000/all/home?tab=1',
    ])
    const elsewhere = { ...html, host: 'air.example:4000' }
    expect((await app.inject({ url: '/all/home', headers: elsewhere })).statusCode).toBe(200)
  })

  it('answers HEAD / with the time of the build', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['last-modified']).toBe('Mon, 02 Mar 2026 12:00:00 GMT')
    expect(answer.body).toBe('')
  })

  it('answers 304 to a browser that has the page', async () => {
    const headers = { ...html, 'if-modified-since': 'Mon, 02 Mar 2026 12:00:00 GMT' }
    expect((await app.inject({ url: '/', headers })).statusCode).toBe(304)
  })

  it('caches files named by their content for ever, compressed in advance', async () => {
    const answer = await app.inject({
      url: '/assets/main-4f3a.js',
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    })
    expect(gunzipSync(answer.rawPayload).toString()).toBe(SCRIPT)
    const plain = await app.inject({ url: '/favicon.svg' })
    expect(plain.headers['cache-control']).toBe('no-cache')
  })

  it.each([
    ['/v2/unknown', html],
    ['/v2', html],
    ['/plugins/0123/plugin.js', html],
    ['/plugin-frame.html', html],
    ['/catalogue', html],
    ['/ingest/unknown', html],
    ['/assets/gone-1234.js', html],
    ['/org_city/home', { accept: 'application/json' }],
    ['/../package.json', {}],
    ['/..%2fpackage.json', {}],
  ])('answers %s without the page of the console', async (url, headers) => {
    const answer = await app.inject({ url, headers })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).not.toContain('Airshed Console')
  })
})

describe('building the console', () => {
  it('requires a build when there is none or a source is newer', async () => {
    const source = await mkdtemp(join(tmpdir(), 'airshed-source-'))
    const file = join(source, 'main.ts')
    const at = async (path: string, time: number) => utimes(path, time, time)
    await writeFile(file, '')
    await writeFile(join(source, 'main.test.ts'), '')
    await at(file, 1_000)
    await at(join(folder, 'index.html'), 2_000)
    expect(await isConsoleFresh(join(source, 'nowhere'), [source])).toBe(false)
    expect(await isConsoleFresh(folder, [source, join(source, 'gone')])).toBe(true)
    await at(file, 3_000)
    expect(await isConsoleFresh(folder, [source])).toBe(false)
    expect((await stat(file)).mtimeMs).toBe(3_000_000)
    await rm(source, { recursive: true })
  })
})
