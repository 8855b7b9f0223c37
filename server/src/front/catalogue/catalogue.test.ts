import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/testServer.ts'

const html = { accept: 'text/html,*/*' }
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

let folder: string
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'airshed-catalogue-'))
  server = await createTestServer({ catalogueFolder: join(folder, 'built') })
})
afterEach(() => rm(join(folder, 'built'), { recursive: true, force: true }))
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function build(settings: string) {
  await mkdir(join(folder, 'built', 'assets'), { recursive: true })
  const file = (name: string, text: string) => writeFile(join(folder, 'built', name), text)
  await file('index.html', `<title>Catalogue</title><script>${settings}</script>`)
  await file('iframe.html', '<script type="module">story()</script><script src="./a.js"></script>')
  await file('assets/story-1.js', 'export {}')
}

const policyOf = async (url: string) =>
  String((await server.inject({ url, headers: html })).headers['content-security-policy'])

it('serves the catalogue with a policy that runs its own scripts and no text', async () => {
  await build('settings = 1')
  const answer = await server.inject({ url: '/catalogue/', headers: html })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('<title>Catalogue</title>')
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${hashOf('settings = 1')} ${hashOf('story()')};`)
  expect(policy).toContain("connect-src 'self';")
  expect(policy).toContain("frame-ancestors 'self';")
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
  expect(await policyOf('/catalogue/iframe.html?id=a--b')).toBe(policy)
  const script = await server.inject({ url: '/catalogue/assets/story-1.js' })
  expect([script.statusCode, script.body]).toEqual([200, 'export {}'])
})

it('redirects to the catalogue with a slash at the end', async () => {
  const answer = await server.inject({ url: '/catalogue', headers: html })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/catalogue/'])
})

it('explains how to build a missing catalogue in the language of the reader', async () => {
  const headers = { ...html, 'accept-language': 'es' }
  const spanish = await server.inject({ url: '/catalogue/', headers })
  expect(spanish.statusCode).toBe(404)
  expect(spanish.body).toContain('El catálogo aún no está construido')
  expect(spanish.body).toContain('<code>npm run catalogue</code>')
  expect(spanish.headers['content-security-policy']).toContain("script-src 'none'")
  const file = await server.inject({ url: '/catalogue/index.json' })
  expect([file.statusCode, file.json().code]).toEqual([404, 'ROUTE_NOT_FOUND'])
})

it('serves a new build of the catalogue without a restart', async () => {
  expect((await server.inject({ url: '/catalogue/', headers: html })).statusCode).toBe(404)
  await build('settings = 1')
  expect(await policyOf('/catalogue/')).toContain(hashOf('settings = 1'))
  await build('settings = 2, another build')
  expect(await policyOf('/catalogue/')).toContain(hashOf('settings = 2, another build'))
})

it('refuses paths outside the catalogue and answers missing files with an error', async () => {
  await build('settings = 1')
  await writeFile(join(folder, 'secret.txt'), 'secret')
  for (const url of ['../secret.txt', '..%2fsecret.txt', '%2e%2e/secret.txt', 'gone.js']) {
    const answer = await server.inject({ url: `/catalogue/${url}`, headers: html })
    expect([url, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([url, true])
    expect(answer.body).not.toBe('secret')
  }
})

it('answers 404 for the catalogue on the hosts of plugins', async () => {
  await build('settings = 1')
  const headers = { ...html, host: 'acme-sound-0123abcd.localhost:4000' }
  for (const url of ['/catalogue', '/catalogue/', '/catalogue/assets/story-1.js']) {
    expect((await server.inject({ url, headers })).statusCode).toBe(404)
  }
})
