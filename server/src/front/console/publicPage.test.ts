import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/testServer.ts'

const CODE = '0123456789abcdefghjk'

let folder: string
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'airshed-public-page-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<title>The console</title>')
  await writeFile(join(folder, 'public-page.html'), '<title>The public page</title>')
  server = await createTestServer({ consoleFolder: folder })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const open = async (url: string) => {
  const answer = await server.inject({ url, headers: { accept: 'text/html,*/*' } })
  const policy = String(answer.headers['content-security-policy']).split(';')
  const ancestors = policy.find((one) => one.trim().startsWith('frame-ancestors'))?.trim()
  return { answer, policy, ancestors }
}

describe('the public page of a device', () => {
  it.each([`/p/${CODE}`, `/p/${CODE}?embed=1&theme=dark`, `/p/${CODE.toUpperCase()}`])(
    '%s may be framed by any page',
    async (url) => {
      const { answer, ancestors } = await open(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('The public page')
      expect(ancestors).toBe('frame-ancestors *')
      expect(answer.headers['x-frame-options']).toBeUndefined()
    },
  )

  it('sends no referrer, stays out of search engines and sets no cookie', async () => {
    const { answer } = await open(`/p/${CODE}`)
    expect(answer.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('runs scripts of the server only', async () => {
    const { policy } = await open(`/p/${CODE}`)
    expect(policy).toContain(`default-src 'none'`)
    expect(policy).toContain(`script-src 'self'`)
  })
})

describe('any other address', () => {
  it.each([
    '/',
    '/all/home',
    '/sign-in/callback?code=1',
    '/p/home',
    '/p/devices/1C00AAAA:0/edit',
    `/p/${CODE}/edit`,
    `/all/p/${CODE}`,
    `/all/home?next=/p/${CODE}`,
    `//p/${CODE}`,
    '/v2/config',
    `/v2/public/devices/${CODE}`,
    '/oidc/.well-known/openid-configuration',
  ])('%s refuses to be framed by other sites', async (url) => {
    const { answer, ancestors } = await open(url)
    expect(answer.body).not.toContain('The public page')
    expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(ancestors).toMatch(/^frame-ancestors '(self|none)'$/)
  })
})
