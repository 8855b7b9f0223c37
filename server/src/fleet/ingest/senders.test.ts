import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createIngestServer, KEY, MINUTE, type IngestServer } from './testsupport/ingestServer.ts'

let server: IngestServer
beforeAll(async () => {
  server = await createIngestServer()
})
afterAll(() => server.close())

describe('the ingest key of a request', () => {
  const payload = { serial: 'keys', readings: { co2: 400 } }
  const basic = `Basic ${Buffer.from(`device:${KEY}`).toString('base64')}`

  it.each([
    ['as X-Airshed-Key', '/ingest/json', { 'x-airshed-key': KEY }],
    ['as HTTP Basic password', '/ingest/json', { 'x-airshed-key': '', authorization: basic }],
    ['as ?key=', `/ingest/json?key=${KEY}`, { 'x-airshed-key': '' }],
  ])('accepts a key %s', async (_case, path, headers) => {
    expect((await server.post(path, payload, headers)).statusCode).toBe(200)
  })

  it.each([
    ['missing', '', 'INGEST_KEY_MISSING'],
    ['unknown', 'no-such-key', 'INGEST_KEY_UNKNOWN'],
  ])('answers 401 with the code of a key that is %s', async (_case, key, code) => {
    const answer = await server.post('/ingest/json', payload, { 'x-airshed-key': key })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code })
    expect(answer.headers['www-authenticate']).toContain('Basic')
  })

  it('answers 429 to repeated wrong keys and still accepts a good one from there', async () => {
    const junk = await Promise.all(
      Array.from({ length: 100 }, (_, number) =>
        server.post('/ingest/json', payload, { 'x-airshed-key': `junk-${number}` }),
      ),
    )
    const refused = junk.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.at(-1)?.headers['retry-after']).toBe('60')
    expect(junk.every(({ statusCode }) => statusCode === 401 || statusCode === 429)).toBe(true)
    expect((await server.post('/ingest/json', payload)).statusCode).toBe(200)
    server.clock.now += MINUTE
    const later = await server.post('/ingest/json', payload, { 'x-airshed-key': 'junk' })
    expect(later.statusCode).toBe(401)
  })
})
