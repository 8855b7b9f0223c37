import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADAPTERS } from './adapters.ts'
import { createIngestServer, KEY, type IngestServer } from './testsupport/ingestServer.ts'
import { AIRGRADIENT } from './testsupport/payloads.fixture.ts'

let server: IngestServer
beforeAll(async () => {
  server = await createIngestServer()
})
afterAll(() => server.close())

const MEBIBYTE = 1024 * 1024
const ROUTES = [
  ...ADAPTERS.map(({ name }) => `/ingest/${name}`),
  '/sensors/airgradient:feed0001/measures',
  `/k/${KEY}/sensors/airgradient:feed0001/measures`,
]

const send = (url: string, payload: Buffer, encoding: string) =>
  server.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      'content-encoding': encoding,
      'x-airshed-key': KEY,
    },
    payload,
  })
const packed = (payload: unknown) => gzipSync(JSON.stringify(payload))

describe('a compressed body', () => {
  it.each(['gzip', 'x-gzip', 'GZIP'])('reads a body with the encoding %s', async (encoding) => {
    const report = { serial: `packed-${encoding}`, time: server.clock.now, readings: { co2: 412 } }
    const answer = await send('/ingest/json', packed(report), encoding)
    expect([answer.statusCode, answer.json().accepted]).toEqual([200, 1])
    expect(await server.newest(`packed-${encoding}.0.0.0/131:10`)).toEqual([server.clock.now, 412])
  })

  it('reads a compressed body on the routes of monitors', async () => {
    const url = '/sensors/airgradient:feed0002/measures'
    const answer = await send(url, packed(AIRGRADIENT), 'gzip')
    expect([answer.statusCode, answer.json().accepted > 0]).toEqual([200, true])
  })

  it('reads a body with the encoding "identity"', async () => {
    const report = { serial: 'plain', time: server.clock.now, readings: { co2: 412 } }
    const answer = await send('/ingest/json', Buffer.from(JSON.stringify(report)), 'identity')
    expect(answer.statusCode).toBe(200)
  })

  it.each(ROUTES)('refuses another encoding at %s and names the accepted one', async (url) => {
    const answer = await send(url, brotliCompressSync('{}'), 'br')
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({ code: 'UNSUPPORTED_ENCODING' })
    expect(answer.body).toContain('gzip')
  })

  it('refuses a body that was compressed twice', async () => {
    const answer = await send('/ingest/json', gzipSync(packed({})), 'gzip, gzip')
    expect(answer.statusCode).toBe(415)
  })

  it('refuses a compressed body on routes that accept none', async () => {
    const answer = await server.inject({
      method: 'POST',
      url: '/oidc/interaction/abc',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': 'gzip' },
      payload: gzipSync('email=a@example.org'),
    })
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'UNSUPPORTED_ENCODING'])
  })

  it.each([
    ['is not gzip at all', Buffer.from('{"serial":"x"}')],
    ['was cut off', packed({ serial: 'x', readings: { co2: 1 } }).subarray(0, 30)],
  ])('refuses a compressed body that %s, with the cause', async (_case, payload) => {
    const answer = await send('/ingest/json', payload, 'gzip')
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('gzip')])
  })

  it.each([
    ['/ingest/json', 17 * MEBIBYTE],
    ['/sensors/airgradient:feed0003/measures', 65 * 1024],
  ])('refuses an unpacked body larger than %s accepts', async (url, bytes) => {
    const answer = await send(url, gzipSync(Buffer.alloc(bytes, ' ')), 'gzip')
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'TOO_LARGE'])
  })

  it('refuses a body of a thousandth of its size before it is unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(512 * MEBIBYTE, ' '))
    const before = process.memoryUsage().rss
    const answer = await send('/ingest/json', bomb, 'gzip')
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'TOO_LARGE'])
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * MEBIBYTE)
  })
})

describe('firmware that writes nan instead of a number', () => {
  const bare =
    '{"Topic":"nan_lab","BME280":{"Temperature":nan,"Humidity":41.5,"Pressure":-NaN},' +
    '"SDS0X1":{"PM2.5":Infinity,"PM10":12},"A":-inf,"Note":"nan: \\"NaN\\", nan","TempUnit":"C"}'

  it('Tasmota stores the other values beside nan', async () => {
    const answer = await server.post('/ingest/tasmota', bare)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().accepted).toBe(2)
    expect(answer.json().skipped).toEqual([
      { path: '/BME280/Temperature', reason: 'no value' },
      { path: '/BME280/Pressure', reason: 'no value' },
      { path: '/SDS0X1/PM2.5', reason: 'no value' },
      { path: '/A', reason: 'no value' },
      { path: '/Note', reason: 'not a number: "nan: \\"NaN\\", nan"' },
    ])
  })

  it('ESPHome stores the other values beside nan', async () => {
    const report = '{"serial":"nan-esp","sensors":{"pm25":NAN,"co2":612},"units":{"co2":"ppm"}}'
    const answer = await server.post('/ingest/esphome', report)
    expect([answer.statusCode, answer.json().accepted]).toEqual([200, 1])
  })

  it('the generic format refuses nan, as it is no JSON', async () => {
    const answer = await server.post('/ingest/json', '{"serial":"x","readings":{"co2":nan}}')
    expect(answer.statusCode).toBe(400)
  })

  it.each([
    '{"Topic":nano}',
    '{"Topic":"x","A":1nan}',
    '{"Topic":"x","A":nan.5}',
    '{"Topic":"x" nan}',
    '{"__proto__":{"a":nan}}',
    '"nan',
    'nan,',
  ])('refuses %s as no JSON', async (payload) => {
    expect((await server.post('/ingest/tasmota', payload)).statusCode).toBe(400)
  })
})
