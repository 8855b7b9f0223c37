import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/testServer.ts'
import { pluginLabel } from './frameUrl.ts'

const MAP = '{"imports":{"react":"/assets/react-1.js"}}'
const FRAME_MAP = '{"imports":{"@airshed/kit":"/assets/kit-1.js"}}'
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const html = { accept: 'text/html,*/*' }
const label = pluginLabel('acme.sound')
const host = `${label}.localhost:4000`

let folder: string
let local: TestServer
let hosted: TestServer
let plain: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'airshed-frames-'))
  await mkdir(join(folder, 'assets'))
  const page = (title: string, map: string) =>
    `<title>${title}</title><script type="importmap">${map}</script>`
  await writeFile(join(folder, 'index.html'), page('Airshed Console', MAP))
  await writeFile(join(folder, 'plugin-frame.html'), page('Frame', FRAME_MAP))
  await writeFile(join(folder, 'assets', 'kit-1.js'), 'export {}')
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  local = await createTestServer({ consoleFolder: folder })
  hosted = await createTestServer({
    consoleFolder: folder,
    env: {
      AIRSHED_PUBLIC_URL: 'https://air.example.org',
      AIRSHED_PLUGIN_ORIGIN: 'https://{plugin}.plugins.example.org',
    },
  })
  const env = { AIRSHED_PUBLIC_URL: 'https://air.example.org' }
  plain = await createTestServer({ consoleFolder: folder, env })
  await local.app.listen({ port: 0, host: 'localhost' })
})
afterAll(async () => {
  await Promise.all([local, hosted, plain].map((server) => server.close()))
  await rm(folder, { recursive: true, force: true })
})

const policyOf = async (server: TestServer, at: string) => {
  const answer = await server.inject({ url: '/plugin-frame.html', headers: { ...html, host: at } })
  expect(answer.statusCode).toBe(200)
  const directives = String(answer.headers['content-security-policy']).split('; ')
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

/** Asks the server that listens on a port, with the path as it stands. */
const statusOf = (path: string, headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = local.app.server.address() as AddressInfo
    const call = request({
      host: 'localhost',
      port,
      path,
      headers: { host, ...headers },
      agent: false,
    })
    call.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    call.on('error', reject).end()
  })

describe('the frame page', () => {
  it('runs the files of a plugin without access to a network', async () => {
    const files = `http://${host}/assets/ http://${host}/plugins/`
    expect(await policyOf(local, host)).toEqual({
      sandbox: 'allow-scripts allow-forms',
      'default-src': "'none'",
      'script-src': `${files} ${hashOf(FRAME_MAP)}`,
      'style-src': `${files} 'unsafe-inline'`,
      'img-src': `${files} data: blob:`,
      'font-src': files,
      'connect-src': "'none'",
      'worker-src': "'none'",
      'form-action': "'none'",
      'base-uri': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
      'frame-ancestors': 'http://localhost:4000',
    })
  })

  it('allows no features, sends no referrer and is framed by the console only', async () => {
    const { headers } = await local.inject({ url: '/plugin-frame.html', headers: { host } })
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'connection-allowlist': '(response-origin)',
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'origin-agent-cluster': '?0',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
    })
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['access-control-allow-origin']).toBeUndefined()
    const features = String(headers['permissions-policy']).split(', ')
    for (const feature of ['camera', 'microphone', 'geolocation', 'usb', 'clipboard-read']) {
      expect(features).toContain(`${feature}=()`)
    }
  })

  it('names its files by the host that browsers know, whatever a proxy made of it', async () => {
    const at = `${label}.plugins.example.org`
    const policy = await policyOf(hosted, `${at.toUpperCase()}:8443`)
    expect(policy['script-src']).toContain(`https://${at}/assets/ https://${at}/plugins/ 'sha256-`)
    expect(policy['frame-ancestors']).toBe('https://air.example.org')
  })

  it('comes from the host of the console where plugins have none', async () => {
    const policy = await policyOf(plain, 'air.example.org')
    expect(policy['font-src']).toBe(
      'https://air.example.org/assets/ https://air.example.org/plugins/',
    )
  })

  it('contains no text of a request in its policy', async () => {
    const policy = await policyOf(plain, "evil.org;script-src'*'")
    expect(JSON.stringify(policy)).not.toContain('evil')
  })
})

describe('the host of a plugin', () => {
  it.each(['/assets/kit-1.js', '/favicon.svg'])('serves %s to any origin', async (url) => {
    for (const at of [host, host.toUpperCase(), `${label}.localhost`, `${label}.localhost.:9`]) {
      const answer = await local.inject({ url, headers: { host: at, origin: 'null' } })
      expect([at, answer.statusCode]).toEqual([at, 200])
      expect(answer.headers['access-control-allow-origin']).toBe('*')
      expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
    }
  })

  it.each([
    '/',
    '/index.html',
    '/city/home',
    '/plugin-frame.html/',
    '/plugin-frame',
    '/v2/config',
    '/v2/docs/',
    '/v2/socket',
    '/healthz',
    '/catalogue/',
    '/oidc/.well-known/openid-configuration',
    '/ingest/json',
    '/assets',
    '/assets/',
    '/assets/..%2findex.html',
    '/assets/%252e%252e/index.html',
    '/assets/gone.js',
  ])('knows no %s', async (url) => {
    for (const at of [host, `${host.toUpperCase()}`, `${label}.localhost`]) {
      const answer = await local.inject({ url, headers: { ...html, host: at } })
      expect([at, answer.statusCode, answer.json().code]).toEqual([at, 404, 'ROUTE_NOT_FOUND'])
    }
  })

  it('answers reads only', async () => {
    const call = (method: 'POST' | 'OPTIONS' | 'DELETE' | 'HEAD', url: string) =>
      local.inject({ method, url, headers: { host } })
    expect((await call('POST', '/plugin-frame.html')).statusCode).toBe(404)
    expect((await call('OPTIONS', '/assets/kit-1.js')).statusCode).toBe(404)
    expect((await call('DELETE', '/v2/plugins/acme.sound')).statusCode).toBe(404)
    expect((await call('POST', '/v2/plugins')).statusCode).toBe(404)
    expect((await call('HEAD', '/plugin-frame.html')).statusCode).toBe(200)
  })

  it.each(['a.b.localhost:4000', '.localhost:4000', '-.localhost', 'a_b.localhost'])(
    'refuses a host that is not one label: %s',
    async (at) => {
      for (const url of ['/', '/plugin-frame.html', '/assets/kit-1.js', '/v2/config']) {
        const answer = await local.inject({ url, headers: { ...html, host: at } })
        expect([url, answer.statusCode]).toEqual([url, 404])
      }
    },
  )

  it('serves by name where the server listens on this machine', async () => {
    expect(await statusOf('/plugin-frame.html')).toBe(200)
    expect(await statusOf('/assets/kit-1.js')).toBe(200)
    expect(await statusOf('/v2/config')).toBe(404)
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    }
    expect(await statusOf('/v2/socket', upgrade)).toBe(404)
  })

  // Clients that mean well take such parts out of an address before they send it.
  it.each([
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/assets/./kit-1.js',
    '/assets//kit-1.js',
    '/assets/..\\index.html',
    '/plugins/../v2/config',
    '//v2/config',
  ])('serves nothing outside its folders by %s', async (path) => {
    expect(await statusOf(path)).toBe(404)
  })
})

describe('the console beside plugin hosts', () => {
  it('runs the import map of its page and holds frames of plugins', async () => {
    const { headers } = await local.inject({ url: '/', headers: { ...html, host: 'localhost' } })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${hashOf(MAP)};`)
    expect(policy).toContain("frame-src 'self' http://*.localhost:4000;")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('names no host of plugins where there is none', async () => {
    const { headers } = await plain.inject({ url: '/', headers: html })
    expect(String(headers['content-security-policy'])).toContain("frame-src 'self';")
  })

  it('opens its files to frames, and nothing else', async () => {
    const allowed = async (url: string) => {
      const { headers } = await local.inject({ url, headers: { ...html, origin: 'null' } })
      return [headers['access-control-allow-origin'], headers['cross-origin-resource-policy']]
    }
    expect(await allowed('/assets/kit-1.js')).toEqual(['*', 'cross-origin'])
    for (const url of ['/', '/index.html', '/v2/config', '/assets/gone.js', '/healthz']) {
      expect([url, ...(await allowed(url))]).toEqual([url, undefined, 'same-origin'])
    }
  })
})
