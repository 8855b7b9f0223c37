import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/testServer.ts'

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Airshed <air@example.org>' }
const UNKNOWN = 'u'.repeat(43)
let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ env: MAIL })
})
afterAll(() => server.close())

it.each([
  ['an invitation', `/invitation/${UNKNOWN}`],
  ['a forgotten password', '/password'],
  ['a link that opens nothing', `/password/${UNKNOWN}`],
])('the page of %s uses the font of the console, which it may load from here', async (_, url) => {
  const { body, headers } = await server.app.inject({ url, headers: { accept: 'text/html' } })
  expect(String(headers['content-security-policy'])).toContain(`font-src 'self'`)
  expect(body).toMatch(/font:14px\/1\.5 Inter/)
  const fonts = [...body.matchAll(/@font-face\{font-family:Inter;[^}]*src:url\(([^)]+)\)/g)]
  expect(fonts.map(([, path]) => path)).toEqual([
    '/page-fonts/inter-latin-ext.woff2',
    '/page-fonts/inter-latin.woff2',
  ])
  expect(body).toContain('rel="preload" href="/page-fonts/inter-latin.woff2"')
  for (const [, path = ''] of fonts) {
    const font = await server.app.inject({ url: path })
    expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2'])
    expect(font.rawPayload.subarray(0, 4).toString('latin1')).toBe('wOF2')
    expect(font.headers['cache-control']).toBe('public, max-age=86400')
  }
})
