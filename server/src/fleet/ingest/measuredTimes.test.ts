import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createIngestServer, type IngestServer } from './testsupport/ingestServer.ts'

let server: IngestServer
beforeAll(async () => {
  server = await createIngestServer()
})
afterAll(() => server.close())

describe('an unset clock', () => {
  it.each([
    ['1970', 187],
    ['1970', '1970-01-01T00:03:07Z'],
    ['1980', '1980-01-06T00:00:10Z'],
    ['2000', '2000-01-01T00:20:00+00:00'],
  ])(
    'a time counted from %s becomes the time of arrival with a flag and a remark: %j',
    async (year, time) => {
      const serial = `clock${year}-${typeof time}`
      server.clock.now += 60_000
      const answer = await server.post('/ingest/json', { serial, time, readings: { co2: 410 } })
      expect(answer.json().remarks).toEqual([
        {
          path: '/time',
          reason: 'the clock of the device is not set: the time of arrival is used',
        },
      ])
      expect(await server.newest(`${serial}.0.0.0/131:10`)).toEqual([server.clock.now, 410, 32 | 4])
    },
  )

  it('flags an unset clock of formats of their own', async () => {
    server.clock.now += 60_000
    await server.post('/ingest/esphome', {
      serial: 'unset',
      time: 12,
      sensors: { co2: 410 },
      units: { co2: 'ppm' },
    })
    expect(await server.newest('esphome:unset.0.0.0/131:10')).toEqual([server.clock.now, 410, 36])
  })

  it('keeps rows of history from an unset clock with a flag', async () => {
    const rows = [1, 2].map((hour) => ({
      time: `2000-01-01T0${hour}:00:00Z`,
      readings: { co2: hour },
    }))
    const answer = await server.post('/ingest/json', { serial: 'millennium', rows })
    expect(answer.json()).toMatchObject({ accepted: 2, duplicates: 0, conflicts: 0 })
    expect(answer.json().remarks).toHaveLength(1)
    expect(await server.newest('millennium.0.0.0/131:10')).toEqual([
      Date.UTC(2000, 0, 1, 2),
      null,
      96,
    ])
  })

  it('keeps continuous history, and history declared by its sender, without a flag', async () => {
    const reading = { co2: 1 }
    const times = ['1999-12-31T23:00:00Z', '2000-01-01T00:00:00Z', '2000-01-01T01:00:00Z']
    const rows = times.map((time) => ({ time, readings: reading }))
    const answer = await server.post('/ingest/json', { serial: 'turn', rows })
    expect(answer.json()).toMatchObject({ accepted: 3, remarks: [] })
    expect(await server.newest('turn.0.0.0/131:10')).toEqual([Date.UTC(2000, 0, 1, 1), 1])
    const said = { serial: 'said', history: true, rows: [{ time: 0, readings: reading }] }
    expect((await server.post('/ingest/json', said)).json()).toMatchObject({ remarks: [] })
    expect(await server.newest('said.0.0.0/131:10')).toEqual([0, 1])
  })

  it('flags the rows before a jump to the present', async () => {
    const now = server.clock.now
    const rows = [5000, now - 1000].map((time) => ({ time, readings: { co2: 7 } }))
    const answer = await server.post('/ingest/json', {
      serial: 'jump',
      rows: rows.map((row) => ({ ...row, time: new Date(row.time).toISOString() })),
    })
    expect(answer.json()).toMatchObject({
      accepted: 2,
      remarks: [{ path: '/rows/0/time', reason: expect.stringContaining('part of no statistic') }],
    })
    const stored = await server.context.store.measurements.latest(['jump.0.0.0/131:10'], 2)
    expect([...stored.values()]).toEqual([
      [
        [5000, null, 96],
        [now - 1000, 7],
      ],
    ])
  })

  it('flags line protocol in a finer unit than stated as of unknown time', async () => {
    const headers = { 'content-type': 'text/plain' }
    const post = (line: string) => server.post('/ingest/influx', line, headers)
    const answer = await post(`air,host=pi co2_ppm=400 ${server.clock.now}`)
    expect(answer.json()).toMatchObject({
      accepted: 1,
      remarks: [{ path: '/1', reason: expect.stringContaining('?precision=') }],
    })
    const late = await server.post(
      '/ingest/influx?precision=ms',
      'air,host=pi co2_ppm=400 9999999999999999999\nair,host=pi co2_ppm=401',
      headers,
    )
    expect(late.json()).toMatchObject({
      accepted: 1,
      skipped: [{ path: '/1', reason: expect.stringContaining('a time from 1970 to 2200') }],
    })
  })

  it('accepts times in 1998 and later in 2000', async () => {
    for (const time of ['1998-01-01T00:00:00Z', '2000-01-02T00:00:00Z']) {
      const answer = await server.post('/ingest/json', {
        serial: 'old',
        time,
        readings: { co2: 1 },
      })
      expect(answer.json().remarks).toEqual([])
    }
  })
})

describe('a date that does not exist', () => {
  it.each(['2026-02-30T10:00:00Z', '2025-02-29T10:00:00Z', '2026-04-31T00:00:00+02:00'])(
    'refuses a date that does not exist with its place and cause: %s',
    async (time) => {
      const answer = await server.post('/ingest/json', {
        serial: 'feb',
        rows: [{ time, readings: { co2: 1 } }],
      })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().issues).toMatchObject([
        {
          path: '/rows/0/time',
          expected: expect.stringMatching(/^a date and a time of day that exist/),
          got: `"${time}"`,
        },
      ])
    },
  )

  it('accepts 29 February of a leap year', async () => {
    const row = { time: '2024-02-29T10:00:00Z', readings: { co2: 1 } }
    const answer = await server.post('/ingest/json', { serial: 'feb', rows: [row] })
    expect(answer.statusCode).toBe(200)
  })
})

describe('a payload with an invalid time', () => {
  it('stores the other rows', async () => {
    const rows = [
      { time: '2026-02-30T10:00:00Z', readings: { co2: 1 } },
      { time: '2026-02-28T10:00:00Z', readings: { co2: 2 } },
      { time: '2026-02-28T10:00:00', readings: { co2: 3 } },
    ]
    const answer = await server.post('/ingest/json', { serial: 'mixed', rows })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      accepted: 1,
      skipped: [
        {
          path: '/rows/0/time',
          reason: expect.stringMatching(
            /^expected a date and a time of day that exist, .*, got "2026-02-30T10:00:00Z"$/,
          ),
        },
        { path: '/rows/2/time' },
      ],
    })
    expect(await server.newest('mixed.0.0.0/131:10')).toEqual([Date.UTC(2026, 1, 28, 10), 2])
  })
})

describe('a leap second', () => {
  it('stores a leap second as the second that follows it, with a remark', async () => {
    const times = ['2016-12-31T23:59:59Z', '2016-12-31T23:59:60Z', '2017-01-01T00:00:01Z']
    const rows = times.map((time, at) => ({ time, readings: { co2: at } }))
    const answer = await server.post('/ingest/json', { serial: 'leap', rows })
    expect(answer.json()).toMatchObject({
      accepted: 3,
      skipped: [],
      remarks: [
        {
          path: '/rows/1/time',
          reason: 'a leap second: kept as the second that follows it, 00:00:00 in UTC',
        },
      ],
    })
    const midnight = Date.UTC(2017, 0, 1)
    const stored = await server.context.store.measurements.latest(['leap.0.0.0/131:10'], 3)
    expect([...stored.values()]).toEqual([
      [
        [midnight - 1000, 0],
        [midnight, 1],
        [midnight + 1000, 2],
      ],
    ])
  })
})

describe('a time in the future or in a finer unit', () => {
  it.each([
    ['json', 'far', 0xffff_ffff, 'far.0.0.0/131:10'],
    ['json', 'soon', '2106-02-07T06:28:15Z', 'soon.0.0.0/131:10'],
    ['esphome', 'far', 0xffff_ffff, 'esphome:far.0.0.0/131:10'],
  ])('adds a remark in %s to a time of 2106 from %s', async (adapter, serial, time, id) => {
    server.clock.now += 60_000
    const values = { readings: { co2: 410 }, sensors: { co2: 410 }, units: { co2: 'ppm' } }
    const { readings, ...others } = values
    const payload = adapter === 'json' ? { serial, time, readings } : { serial, time, ...others }
    const answer = await server.post(`/ingest/${adapter}`, payload)
    expect(answer.json().remarks).toEqual([
      {
        path: id.split('.')[0],
        reason:
          'the clock of the device is ahead of this server (2106-02-07T06:28:15.000Z): the time of arrival is used',
      },
    ])
    expect(await server.newest(id)).toEqual([server.clock.now, 410, 2])
  })

  it.each([
    ['microseconds', 1e3],
    ['nanoseconds', 1e6],
  ])('reads %s as such', async (unit, times) => {
    const measuredAt = server.clock.now - 5000
    const serial = `fine${times}`
    const answer = await server.post('/ingest/json', {
      serial,
      time: String(BigInt(measuredAt) * BigInt(times)),
      readings: { co2: 410 },
    })
    expect(answer.json().remarks).toEqual([
      { path: '/time', reason: `the times came in ${unit}, and were read as such` },
    ])
    expect(await server.newest(`${serial}.0.0.0/131:10`)).toEqual([measuredAt, 410])
  })
})
