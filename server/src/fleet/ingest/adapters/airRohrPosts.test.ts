import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createIngestServer, SECOND, type IngestServer } from '../testsupport/ingestServer.ts'
import { AIRROHR } from '../testsupport/payloads.fixture.ts'

let server: IngestServer
beforeAll(async () => {
  server = await createIngestServer()
})
afterAll(() => server.close())

describe('readings of airRohr', () => {
  it('stores readings of airRohr once when the same report comes again', async () => {
    const first = await server.post('/ingest/airrohr', AIRROHR, { 'x-sensor': 'esp8266-3394227' })
    expect(first.statusCode).toBe(200)
    expect(first.json()).toEqual({
      accepted: 6,
      duplicates: 0,
      conflicts: 0,
      conflicting: [],
      revised: 0,
      unmapped: [],
      skipped: [],
      remarks: [],
    })
    expect(await server.newest('esp8266-3394227.1.0.0/132:5')).toEqual([server.clock.now, 3.2, 4])

    server.clock.now += 30 * SECOND
    expect((await server.post('/ingest/airrohr', AIRROHR)).json()).toMatchObject({
      accepted: 0,
      duplicates: 6,
    })
    server.clock.now += 145 * SECOND
    expect((await server.post('/ingest/airrohr', AIRROHR)).json()).toMatchObject({ accepted: 6 })
  })

  it('keeps readings of a dead fan with a flag and hides them', async () => {
    const dead = {
      esp8266id: '77',
      sensordatavalues: [{ value_type: 'SDS_P1', value: '1999.9' }],
    }
    await server.post('/ingest/airrohr', dead)
    expect(await server.newest('esp8266-77.1.0.0/132:7')).toEqual([server.clock.now, null, 5])
  })
})
