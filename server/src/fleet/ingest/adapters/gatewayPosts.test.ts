import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOfName } from '../rules/sensorAddress.ts'
import { CHIRPSTACK, ECOWITT } from '../testsupport/gateways.fixture.ts'
import { createIngestServer, KEY, type IngestServer } from '../testsupport/ingestServer.ts'

let server: IngestServer
beforeAll(async () => {
  server = await createIngestServer()
  server.clock.now = Date.parse('2026-05-17T10:00:10Z')
})
afterAll(() => server.close())

it('stores an uplink once that ChirpStack posts twice', async () => {
  const first = await server.post('/ingest/chirpstack?event=up', CHIRPSTACK)
  expect([first.statusCode, first.json().accepted]).toEqual([200, 6])
  const again = await server.post('/ingest/chirpstack?event=up', CHIRPSTACK)
  expect(again.json()).toMatchObject({ accepted: 0, duplicates: 6, conflicts: 0 })
  expect((await server.post('/ingest/chirpstack?event=status', {})).statusCode).toBe(200)
  expect(await server.nodeOf('chirpstack:a84041ffff5c1234')).toMatchObject({ type: 'LoRaWAN' })
})

it('accepts compressed lines of Telegraf with a precision of their times', async () => {
  const answer = await server.inject({
    method: 'POST',
    url: '/ingest/influx?precision=s',
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-encoding': 'gzip',
      'x-airshed-key': KEY,
    },
    payload: gzipSync('air,host=pi co2_ppm=612 1779011940\nair,host=pi co2_ppm=613 1779011950\n'),
  })
  expect([answer.statusCode, answer.json().accepted]).toEqual([200, 2])
  expect(await server.newest(`influx:pi.0.0.${addressOfName('air')}/131:10`)).toEqual([
    1_779_011_950_000, 613,
  ])
})

it('accepts the key of InfluxDB v2 as a token and answers without a body', async () => {
  const write = (authorization: string | undefined, query: string, payload: string) =>
    server.inject({
      method: 'POST',
      url: `/api/v2/write?org=city&bucket=air${query}`,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'content-encoding': 'gzip',
        ...(authorization === undefined ? {} : { authorization }),
      },
      payload: gzipSync(payload),
    })
  const answer = await write(`Token ${KEY}`, '&precision=s', 'air,host=v2 co2_ppm=614 1779011940')
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(await server.newest(`influx:v2.0.0.${addressOfName('air')}/131:10`)).toEqual([
    1_779_011_940_000, 614,
  ])
  expect((await write(undefined, '', 'air,host=v2 co2_ppm=1')).statusCode).toBe(401)
  expect((await write('Token ak_wrong', '', 'air,host=v2 co2_ppm=1')).statusCode).toBe(401)
  expect((await write(`Token ${KEY}`, '', 'air x')).statusCode).toBe(400)
  expect((await write(`Token ${KEY}`, '&precision=h', 'air,host=v2 co2_ppm=1')).statusCode).toBe(
    400,
  )
})

it('refuses unreadable lines and names the first', async () => {
  const answer = await server.post('/ingest/influx', 'air x')
  expect([answer.statusCode, answer.json().issues]).toEqual([
    400,
    [{ path: '/1', expected: 'fields as key=value', got: 'air x' }],
  ])
})

it('refuses an unknown precision', async () => {
  const answer = await server.post('/ingest/influx?precision=h', 'air,host=pi co2_ppm=1')
  expect(answer.statusCode).toBe(400)
})

it('accepts a form from Ecowitt and nothing else there', async () => {
  const post = (type: string, payload: string) =>
    server.inject({
      method: 'POST',
      url: `/ingest/ecowitt?key=${KEY}&serial=garden`,
      headers: { 'content-type': type },
      payload,
    })
  const answer = await post('application/x-www-form-urlencoded', ECOWITT)
  expect([answer.statusCode, answer.json().accepted]).toEqual([200, 20])
  expect(await server.newest('ecowitt:garden.0.0.30/131:10')).toEqual([
    Date.parse('2026-05-17T09:59:56Z'),
    512,
  ])
  const other = await post('application/json', '{}')
  expect(other.statusCode).toBe(415)
  expect(other.body).toContain('x-www-form-urlencoded')
})
