import type { RangeStatistics } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createIngestServer, MINUTE, type IngestServer } from './testsupport/ingestServer.ts'

let server: IngestServer
beforeAll(async () => {
  server = await createIngestServer()
})
afterAll(() => server.close())

const POINT = 'lab.0.0.0/132:5'
const post = async (serial: string, readings: object, time: number = server.clock.now) =>
  (await server.post('/ingest/json', { serial, time, readings })).json<
    Record<string, unknown> & { skipped: { path: string; reason: string }[] }
  >()
const choose = (rule: 'half' | 'zero' | 'excluded') =>
  server.context.store.db
    .updateTable('organizations')
    .set({ below_limit: rule })
    .where('id', '=', 'org_harbour')
    .execute()

describe('a value below the detection limit', () => {
  it.each([
    ['<2', 2],
    ['< 2', 2],
    [' <2.0 ', 2],
    ['<.5', 0.5],
    ['<1e-7', 1e-7],
    [{ value: '<0.002', unit: 'mg/m³' }, 2],
    [{ value: '<2', unit: 'µg/m³' }, 2],
  ])('stores %j as its limit in the unit of the parameter with a flag', async (value, limit) => {
    server.clock.now += MINUTE
    const answer = await post('lab', { pm25: value })
    expect(answer).toMatchObject({ accepted: 1, skipped: [], remarks: [] })
    expect(await server.newest(POINT)).toEqual([server.clock.now, limit, 128])
  })

  it.each(['<0', '<-2', '< -0.1', '<abc', '<', '<<2', '<1e16', '<NaN', '<=2', '>2', '≤2'])(
    'skips %j and says what is expected',
    async (value) => {
      server.clock.now += MINUTE
      const answer = await post('lab', { pm25: value, co2: 410 })
      expect(answer).toMatchObject({ accepted: 1 })
      expect(answer.skipped).toEqual([
        {
          path: '/readings/pm25',
          reason: value.startsWith('<')
            ? `expected a detection limit above 0 after <, such as "<2", got ${JSON.stringify(value)}`
            : `not a number: ${JSON.stringify(value)}`,
        },
      ])
    },
  )

  it('answers 400 with where, expected and got if the payload has nothing else', async () => {
    const answer = await server.post('/ingest/json', { serial: 'lab', readings: { pm25: '<0' } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<object>()).toMatchObject({
      issues: [
        {
          path: '/readings/pm25',
          expected: 'a detection limit above 0 after <, such as "<2"',
          got: '"<0"',
        },
      ],
    })
  })

  it('skips a limit of a direction, a sound level or a temperature with a remark', async () => {
    server.clock.now += MINUTE
    const answer = await post('lab', { wd: '<2', temperature: '<2', la_eq: '<30', pm10: '<3' })
    expect(answer).toMatchObject({ accepted: 1, skipped: [] })
    const remarks = answer['remarks'] as { path: string; reason: string }[]
    expect(remarks.map(({ path }) => path)).toEqual([
      'lab.0.0.0/150:2',
      'lab.0.0.0/128:1',
      'lab.0.0.0/160:1',
    ])
    expect(await server.newest('lab.0.0.0/128:1')).toBeUndefined()
    expect(await server.newest('lab.0.0.0/132:7')).toEqual([server.clock.now, 3, 128])
  })

  it('equals the same limit sent again, and differs from a reading of that value', async () => {
    server.clock.now += MINUTE
    const time = server.clock.now - MINUTE / 2
    await choose('zero')
    await post('again', { pm25: '<2' }, time)
    await choose('half')
    expect(await post('again', { pm25: '< 2.0' }, time)).toMatchObject({
      accepted: 0,
      duplicates: 1,
      conflicts: 0,
    })
    expect(await post('again', { pm25: 2 }, time)).toMatchObject({ duplicates: 0, conflicts: 1 })
  })

  it.each([
    ['half', [2, 128], 1],
    ['zero', [2, 384], 0],
    ['excluded', [2, 640], null],
  ] as const)('counts by the rule %s, also on the live channel', async (rule, shown, counted) => {
    await choose(rule)
    server.clock.now += MINUTE
    const serial = `rule-${rule}`
    const heard: unknown[] = []
    const stop = server.context.bus.subscribe((message) => void heard.push(message))
    await post(serial, { pm25: '<2' })
    await expect.poll(() => JSON.stringify(heard)).toContain(JSON.stringify(shown).slice(1, -1))
    stop()
    const id = `${serial}.0.0.0/132:5`
    expect(await server.newest(id)).toEqual([server.clock.now, ...shown])
    const point = await server.context.store.db
      .selectFrom('data_points')
      .select(['last_value', 'last_limit'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(point).toEqual({ last_value: counted, last_limit: 2 })
    const found = await server.context.store.measurements.statistics({
      data_point_id: [id],
      from: server.clock.now,
      to: server.clock.now + 1,
    })
    expect(found.get(id)).toMatchObject({
      count: counted === null ? 0 : 1,
      minimum: counted,
      belowLimit: { [rule]: 1 },
    } satisfies Partial<RangeStatistics>)
  })

  it('a detection limit replaces a reading and is replaced by one when revised', async () => {
    await choose('half')
    server.clock.now += MINUTE
    const time = server.clock.now
    const revise = (value: unknown) =>
      server.post('/ingest/json?revise=true', {
        serial: 'revised',
        time,
        readings: { pm25: value },
      })
    await revise(2)
    expect((await revise('<2')).json<object>()).toMatchObject({ revised: 1 })
    expect(await server.newest('revised.0.0.0/132:5')).toEqual([time, 2, 128])
    expect((await revise(7)).json<object>()).toMatchObject({ revised: 1 })
    expect(await server.newest('revised.0.0.0/132:5')).toEqual([time, 7])
  })
})
