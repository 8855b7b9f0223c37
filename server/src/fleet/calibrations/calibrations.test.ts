import { HOUR_MS } from '@airshed/domain'
import type {
  CalibrationList,
  CalibrationOutcome,
  CalibrationResetDone,
  ErrorBody,
  ReferenceDevice,
} from '@airshed/schemas'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'
import { FROM, seedCompared, TO, truth } from './calibrations.fixture.ts'

const REFERENCE = '1C00EEEE.0.0.0'

let world: World
beforeEach(async () => {
  await world?.close()
  world = await createWorld()
  await seedCompared(world, { serial: '1C00EEEE', isReference: true }, truth)
  // Reads twice the truth and 3 more.
  await seedCompared(world, { serial: '1C00D001' }, (hour) => 2 * truth(hour) + 3)
  await seedCompared(world, { serial: '1C00D002' }, (hour) => 30 - truth(hour))
})
afterAll(() => world.close())

const SERIALS = ['1C00D001', '1C00D002', '1C00AAAA', '1C00NONE']
const run = (body: object = {}, user: UserId = 'manager') =>
  world.call<CalibrationOutcome & ErrorBody>(user, 'POST', 'calibrations', {
    serials: SERIALS,
    reference: REFERENCE,
    from: FROM,
    to: TO,
    ...body,
  })
const list = async (query = '', user: UserId = 'manager') =>
  (await world.call<CalibrationList>(user, 'GET', `calibrations?${query}`)).body.data
const reset = (serials: readonly string[], user: UserId = 'manager') =>
  world.call<CalibrationResetDone>(user, 'POST', 'calibrations/reset', { serials })
const events = () =>
  world.context.store.db
    .selectFrom('events')
    .select(['name', 'row_id', 'organization_id', 'after'])
    .where('entity', '=', 'calibrations')
    .orderBy('position')
    .execute()

describe('a run against a reference', () => {
  it('calibrates devices that follow the reference, fails others and names those without data', async () => {
    const { status, body } = await run()
    expect(status).toBe(200)
    expect(body).toEqual({
      calibrated: ['1C00D001'],
      failed: ['1C00D002'],
      missing: ['1C00AAAA', '1C00NONE'],
    })
    expect(await events()).toEqual([
      {
        name: 'calibration.run',
        row_id: '1C00D001:0',
        organization_id: 'city',
        after: { status: 'ok', reference: '1C00EEEE', from: FROM, to: TO },
      },
      expect.objectContaining({ row_id: '1C00D002:0' }),
    ])
  })

  it('keeps the line, its figures and the reference of each parameter', async () => {
    await run()
    const [calibrated, failed] = await list('status=ok&status=fail')
    expect(calibrated).toMatchObject({
      _id: '1C00D001:0',
      serial: '1C00D001',
      organization_id: 'city',
      status: 'ok',
      ready: 'yes',
      calibrated: true,
      timestamp: TO + 2 * HOUR_MS,
    })
    // reference = (device − 3) / 2
    expect(calibrated?.measurements).toEqual([
      {
        data_point_id: '1C00D001.0.0.0/132:5',
        path: '132:5',
        name: 'PM2.5',
        unit: 'µg/m³',
        status: 'ok',
        calibrated: true,
        reason: null,
        timestamp: TO + 2 * HOUR_MS,
        from: FROM,
        to: TO,
        reference: { id: `${REFERENCE}/132:5`, serial: '1C00EEEE', name: '1C00EEEE' },
        params: [expect.closeTo(-1.5, 9), expect.closeTo(0.5, 9)],
        metrics: {
          count: 30,
          expected: 30,
          slope: expect.closeTo(0.5, 9),
          intercept: expect.closeTo(-1.5, 9),
          r_squared: expect.closeTo(1, 9),
          rmse: expect.closeTo(0, 6),
          rmse_before: expect.closeTo(
            rootMeanSquare((hour) => truth(hour) + 3),
            9,
          ),
          reference_value: expect.closeTo(mean(truth), 9),
        },
      },
    ])
    expect(failed).toMatchObject({ status: 'fail', ready: 'no', calibrated: false })
    expect(failed?.measurements[0]).toMatchObject({
      reason: 'inverse',
      params: null,
      metrics: { slope: expect.closeTo(-1, 9) },
    })
  })

  it('reads only the whole hours of the period', async () => {
    await run({ from: FROM + 1, to: TO - 1 })
    const [calibrated] = await list('status=ok')
    expect(calibrated?.measurements[0]).toMatchObject({
      from: FROM + HOUR_MS,
      to: TO - HOUR_MS,
      metrics: { count: 28, expected: 28 },
    })
  })

  it('fails a device that sent less than 75 % of the hours that are due', async () => {
    const gaps = (hour: number) => (hour % 4 === 3 || hour > 26 ? null : truth(hour))
    await seedCompared(world, { serial: '1C00D003' }, gaps)
    await run({ serials: ['1C00D003'] })
    expect((await list('search=D003'))[0]?.measurements[0]).toMatchObject({
      status: 'fail',
      reason: 'few_pairs',
      metrics: { count: 21 },
    })
  })

  it('replaces the earlier result, and leaves it where nothing can be compared', async () => {
    await run()
    expect((await run({ to: FROM + 5 * HOUR_MS })).body.failed).toEqual(['1C00D001', '1C00D002'])
    expect(await list('status=ok')).toEqual([])
    const early = { from: FROM - 10 * HOUR_MS, to: FROM }
    expect((await run(early)).body.missing).toEqual(SERIALS)
    expect(await list('status=fail')).toHaveLength(2)
    expect(await events()).toHaveLength(4)
  })

  it('never compares a reference with itself', async () => {
    expect((await run({ serials: ['1C00EEEE'] })).body.missing).toEqual(['1C00EEEE'])
  })

  it('compares nothing but the parameters that both measure, in one unit', async () => {
    await seedCompared(world, { serial: '1C00D004', unit: 'mg/m³' }, truth)
    await seedCompared(world, { serial: '1C00D005', path: '131:10', unit: 'ppm' }, truth)
    const { body } = await run({ serials: ['1C00D004', '1C00D005'] })
    expect(body).toEqual({ calibrated: [], failed: ['1C00D004'], missing: ['1C00D005'] })
    expect((await list('search=D004'))[0]?.measurements[0]?.reason).toBe('unit')
  })

  it.each([
    ['a start in the future', { from: TO + 3 * HOUR_MS, to: undefined }, '/from'],
    ['an end in the future', { to: TO + 3 * HOUR_MS }, '/to'],
    ['an end before the start', { to: FROM - 1 }, '/to'],
    ['a period without a whole hour', { to: FROM + 60_000 }, '/to'],
    ['an unknown reference', { reference: '1C00D001.0.0.0' }, '/reference'],
    ['no serials', { serials: [] }, '/serials'],
    [
      'too many serials',
      { serials: Array.from({ length: 1001 }, (_, at) => `s${at}`) },
      '/serials',
    ],
    ['more hours than one run reads', { from: 0 }, '/from'],
  ])('refuses %s', async (_, body, path) => {
    const answer = await run(body)
    expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, path])
    expect(await events()).toEqual([])
  })

  it('changes no device that is only shared with the organization of the caller', async () => {
    const shared = { serial: '1C00D006', organization: 'harbour', sharedTo: ['city'] }
    await seedCompared(world, shared, truth)
    expect((await run({ serials: ['1C00D006'] })).body.missing).toEqual(['1C00D006'])
    expect((await list('search=D006')).length).toBe(0)
    expect((await reset(['1C00D006'])).body).toEqual({ reset: [], missing: ['1C00D006'] })
  })

  it('takes a reference that another organization shares', async () => {
    const shared = { organization: 'harbour', sharedTo: ['city'], isReference: true }
    await seedCompared(world, { serial: '1C00EEE2', ...shared }, truth)
    const answer = await run({ serials: ['1C00D001'], reference: '1C00EEE2.0.0.0' })
    expect(answer.body.calibrated).toEqual(['1C00D001'])
  })
})

describe('the list of calibrations', () => {
  it('begins with calibrated devices, the newest first, and also has devices that were never compared', async () => {
    await run()
    expect((await list()).map(({ serial, status }) => [serial, status])).toEqual([
      ['1C00D001', 'ok'],
      ['1C00EEEE', 'not_run'],
      ['1C00AAAA', 'not_run'],
      ['1C00D002', 'fail'],
    ])
    const [never] = await list('search=1C00EEEE')
    expect(never).toMatchObject({ timestamp: null, ready: 'no', calibrated: false })
    expect(never?.measurements).toMatchObject([
      { status: 'not_run', timestamp: null, metrics: null },
    ])
  })

  it('the list is searched by serial, sorted by time and read in parts', async () => {
    await run()
    expect((await list('search=d00&sort=serial')).map(({ serial }) => serial)).toEqual([
      '1C00D001',
      '1C00D002',
    ])
    const first = await world.call<CalibrationList>('manager', 'GET', 'calibrations?size=3')
    const rest = await list(`size=3&cursor=${encodeURIComponent(first.body.next ?? '')}`)
    expect(rest.map(({ serial }) => serial)).toEqual(['1C00D002'])
    expect((await list('sort=-timestamp'))[0]?.timestamp).toBe(TO + 2 * HOUR_MS)
  })

  it('shows devices only to those who manage them', async () => {
    expect(await list('', 'user')).toEqual([])
    const theirs = (await list('', 'harbourmaster')).map(({ serial }) => serial)
    expect(theirs).toEqual(['1C00BBBB'])
    expect(await list('organization_id=harbour')).toEqual([])
    expect(await list('organization_id=all')).toHaveLength(4)
  })

  it('shows no comparison of an organization that had the device before', async () => {
    await run()
    await world.context.store.db
      .updateTable('nodes')
      .set({ organization_id: 'harbour' })
      .where('id', '=', '1C00D001:0')
      .execute()
    const [moved] = await list('search=D001', 'harbourmaster')
    expect(moved).toMatchObject({ status: 'not_run', timestamp: null })
    expect(JSON.stringify(moved)).not.toContain('1C00EEEE')
  })
})

describe('reference devices', () => {
  const references = async (user: UserId) =>
    (await world.call<{ data: ReferenceDevice[] }>(user, 'GET', 'calibrations/references')).body
      .data

  it('references are the sensors of devices with the tag reference', async () => {
    expect(await references('manager')).toEqual([
      {
        id: REFERENCE,
        path: REFERENCE,
        name: '1C00EEEE',
        node_id: '1C00EEEE:0',
        sensor: 'particles-plus',
        serial: '1C00EEEE',
        parameters: ['PM2.5'],
      },
    ])
    expect(await references('harbourmaster')).toEqual([])
    expect(await references('user')).toEqual([])
  })
})

describe('a reset', () => {
  it('makes devices as never compared, and names serials that are unknown', async () => {
    await run()
    const { body } = await reset(['1C00D001', '1C00D001', '1C00AAAA', '1C00NONE'])
    expect(body).toEqual({ reset: ['1C00D001', '1C00AAAA'], missing: ['1C00NONE'] })
    expect(await list('status=ok')).toEqual([])
    expect((await events()).slice(2)).toMatchObject([
      { name: 'calibration.reset', row_id: '1C00D001:0', organization_id: 'city' },
    ])
  })

  it('forgets one device by its id', async () => {
    await run()
    const path = `calibrations/${encodeURIComponent('1C00D002:0')}`
    expect((await world.call('manager', 'DELETE', path)).status).toBe(204)
    expect((await world.call('manager', 'DELETE', path)).status).toBe(204)
    expect(await list('status=fail')).toEqual([])
    expect(await events()).toHaveLength(3)
  })

  it('refuses calibrations to those who do not manage devices', async () => {
    expect((await reset(['1C00D001'], 'user')).status).toBe(403)
    expect((await run({}, 'user')).status).toBe(403)
    const path = `calibrations/${encodeURIComponent('1C00D002:0')}`
    expect((await world.call('harbourmaster', 'DELETE', path)).status).toBe(404)
  })
})

const HOURS = Array.from({ length: 30 }, (_, hour) => hour)

function mean(of: (hour: number) => number): number {
  let sum = 0
  for (const hour of HOURS) sum += of(hour)
  return sum / HOURS.length
}

const rootMeanSquare = (of: (hour: number) => number): number =>
  Math.sqrt(mean((hour) => of(hour) ** 2))
