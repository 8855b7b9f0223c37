import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

describe('the whole server', () => {
  it('describes the calls of the server from their schemas', async () => {
    const document = (await server.inject({ url: '/v2/docs/json' })).json()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain('/healthz')
  })

  it('shows the calls on a page that follows its own policy', async () => {
    const page = await server.inject({ url: '/v2/docs/' })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("script-src 'self';")
    expect(page.body).not.toMatch(/<script(?![^>]*src=)[^>]*>\s*\S/)
    for (const [, source] of page.body.matchAll(/<script src="\.?\/?([^"]+)"/g)) {
      expect((await server.inject({ url: `/v2/docs/${source}` })).statusCode).toBe(200)
    }
  })

  it('answers an unknown call with an error', async () => {
    const answer = await server.inject({ url: '/v2/unknown', headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.json().errors.detail).toEqual(expect.any(String))
  })

  it('reports health while its store is busy', async () => {
    const other = await createTestServer()
    const begun = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    const busy = other.context.store.db.transaction().execute(() => {
      begun.resolve()
      return ended.promise
    })
    await begun.promise
    const answer = await other.inject({ url: '/healthz' })
    ended.resolve()
    await busy
    await other.close()
    expect(answer.statusCode).toBe(200)
  })

  it('reports health without its MQTT broker and marks the broker as failing', async () => {
    const other = await createTestServer({ env: { MQTT_URL: 'mqtt://127.0.0.1' } })
    const answer = await other.inject({ url: '/healthz' })
    await other.close()
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'ok', store: 'ok', bus: 'ok', mqtt: 'failing' })
  })

  it('answers 503 without its store', async () => {
    const other = await createTestServer()
    await other.context.store.close()
    const answer = await other.inject({ url: '/healthz' })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ status: 'failing', store: 'failing', bus: 'ok' })
    await other.app.close()
  })
})
