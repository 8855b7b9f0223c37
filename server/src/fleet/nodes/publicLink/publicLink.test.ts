import {
  DEFAULT_PUBLIC_LINK,
  type ErrorBody,
  type PublicDevice,
  type PublicLink,
  type PublicLinkSettings,
} from '@airshed/schemas'
import { getPublicDevice } from '@airshed/schemas/calls'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { seedDataPoint, seedReadings } from '../../../testing/seed.ts'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'
import { BOTH, seedFleet, seedManagerOfBoth } from '../../../testing/world/rights.ts'
import { createWorld, type UserId, type World } from '../../../testing/world/world.ts'
import { publicLinkHandlers } from './handlers.ts'

const time = { now: TEST_NOW_MS }
let world: World
let path: string
beforeAll(async () => {
  world = await createWorld({ clock: () => time.now })
  await seedManagerOfBoth(world)
  path = `nodes/${world.city.nodeId}/public_link`
})
beforeEach(async () => {
  time.now += DAY_MS
  await world.context.store.db.deleteFrom('public_links').execute()
})
afterAll(() => world.close())

const set = (changes: Partial<PublicLinkSettings> = {}, user: UserId = 'manager') =>
  world.call<PublicLink>(user, 'PUT', path, { ...DEFAULT_PUBLIC_LINK, short_url: true, ...changes })
const codeOf = ({ address }: PublicLink): string => address?.split('/').at(-1) ?? ''
const visit = (code: string) => world.call<PublicDevice>(null, 'GET', `public/devices/${code}`)
const turnOn = async (changes: Partial<PublicLinkSettings> = {}) =>
  codeOf((await set(changes)).body)
const turnOff = () => set({ short_url: false })
const refusal = async (code: string) => {
  const { status, body } = await world.call<ErrorBody>(null, 'GET', `public/devices/${code}`)
  return [status, body.code]
}
/** A further device of the city, with its link turned on. */
const spareLink = async (serial: string) => {
  const [nodeId = ''] = await seedFleet(world, [serial])
  const link = `nodes/${nodeId}/public_link`
  const body = { ...DEFAULT_PUBLIC_LINK, short_url: true }
  const made = await world.call<PublicLink>('manager', 'PUT', link, body)
  return { nodeId, link, body, code: codeOf(made.body) }
}
const GONE = [404, 'PUBLIC_LINK_GONE']

describe('the public link of a device', () => {
  it('turns on for a manager with an address of its own', async () => {
    const before = await world.call<PublicLink>('manager', 'GET', path)
    expect(before.body).toEqual({
      ...DEFAULT_PUBLIC_LINK,
      address: null,
      made_at: null,
      made_by: null,
    })
    const { body } = await set({ dashboard_temp_units: '°F' })
    expect(body).toMatchObject({
      short_url: true,
      dashboard_temp_units: '°F',
      made_at: time.now,
      made_by: 'manager Tester',
    })
    expect(body.address).toMatch(/^http:\/\/localhost:4000\/p\/[0-9a-hjkmnp-tv-z]{20}$/)
    expect((await world.call('manager', 'GET', path)).body).toEqual(body)
  })

  it('a public link keeps its address when its settings change', async () => {
    const code = await turnOn()
    expect(codeOf((await set({ dashboard_exposure_time: '72' })).body)).toBe(code)
  })

  it('hides the link from readers and strangers, who cannot change it', async () => {
    await set()
    for (const [user, status] of [
      ['user', 403],
      ['harbourmaster', 404],
      ['guest', 404],
    ] as const) {
      expect((await world.call(user, 'GET', path)).status).toBe(status)
      expect((await set({ short_url: false }, user)).status).toBe(status)
    }
    expect((await world.call(null, 'GET', path)).status).toBe(401)
  })

  it('a link that is turned off ends at once and never returns', async () => {
    const code = await turnOn()
    expect((await visit(code)).status).toBe(200)
    expect((await turnOff()).body).toMatchObject({ short_url: false, address: null })
    expect(await refusal(code)).toEqual(GONE)
    const next = await turnOn()
    expect(next).not.toBe(code)
    expect(await refusal(code)).toEqual(GONE)
    expect((await visit(next)).status).toBe(200)
  })

  it.each(['unknown', '0'.repeat(20), '%27%20or%201=1', '%00', '..%2F..%2Fconfig'])(
    'answers 4xx for the code %s',
    async (code) => {
      const { status } = await world.call(null, 'GET', `public/devices/${code}`)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    },
  )

  it('the audit log has changes of the link without its code', async () => {
    const code = await turnOn()
    await set({ external_id_revealed: true })
    await set({ external_id_revealed: true })
    await turnOff()
    await turnOff()
    const events = await world.context.store.db
      .selectFrom('events')
      .selectAll()
      .where('ts', '=', time.now)
      .orderBy('position')
      .execute()
    expect(events.map(({ name, is_audited: isAudited }) => [name, isAudited])).toEqual([
      ['node.public-link-created', true],
      ['node.public-link-changed', true],
      ['node.public-link-deleted', true],
    ])
    expect(JSON.stringify(events)).not.toContain(code)
  })

  it.each([
    ['hours that it does not know', { dashboard_exposure_time: '5' }, '/dashboard_exposure_time'],
    ['a step that it does not know', { dashboard_data_aggregation: '1' }, undefined],
    ['no unit of particles', { dashboard_pm_units: [] }, '/dashboard_pm_units'],
    ['one unit twice', { dashboard_pm_units: ['mg/m³', 'mg/m³'] }, '/dashboard_pm_units'],
    ['a field that it does not know', { code: 'mine' }, undefined],
  ])('a public link refuses %s', async (_, changes, at) => {
    const { status, body } = await set(changes as Partial<PublicLinkSettings>)
    expect(status).toBe(400)
    if (at !== undefined) {
      expect((body as unknown as ErrorBody).issues).toMatchObject([{ path: at }])
    }
  })
})

describe('the public link of a device that changes hands', () => {
  it('ends when the device is leased, and when the lease ends', async () => {
    const { link, code, body, nodeId } = await spareLink('1C02A001')
    expect((await world.call(BOTH, 'PUT', `nodes/${nodeId}/lease/harbour`)).status).toBe(200)
    expect(await refusal(code)).toEqual(GONE)
    expect((await world.call('manager', 'PUT', link, body)).status).toBe(409)
    const { body: leased } = await world.call<PublicLink>('harbourmaster', 'PUT', link, body)
    expect((await visit(codeOf(leased))).status).toBe(200)
    expect((await world.call('manager', 'DELETE', `nodes/${nodeId}/lease`)).status).toBe(200)
    expect(await refusal(codeOf(leased))).toEqual(GONE)
  })

  it.each([
    ['transfer', 'PUT', '/transfer/harbour', { payment: 'harbour' }],
    ['reset', 'PUT', '/reset', undefined],
    ['deletion', 'DELETE', '', undefined],
  ] as const)('ends with the %s of its device', async (change, method, end, payload) => {
    const { code, nodeId } = await spareLink(`1C02-${change}`)
    expect((await visit(code)).status).toBe(200)
    const done = await world.call(BOTH, method, `nodes/${nodeId}${end}`, payload)
    expect(done.status).toBeLessThan(300)
    expect(await refusal(code)).toEqual(GONE)
  })
})

describe('a public page', () => {
  it('hides id, serial, owner and place of its device unless its serial is revealed', async () => {
    await world.context.store.db
      .updateTable('nodes')
      .set({ latitude: 41.1462, longitude: -8.6225, location_description: 'On the roof' })
      .where('id', '=', world.city.nodeId)
      .execute()
    await seedReadings(world.context, world.city.pm25, [[time.now, 5]])
    const { body, headers } = await visit(await turnOn())
    expect(body).toMatchObject({ name: 'Mast in the city', model: 'Thiamis-1000', serial: null })
    for (const secret of ['1C00AAAA', 'ext-', '41.14', 'roof', '"city"', 'Clear Air']) {
      expect(JSON.stringify(body)).not.toContain(secret)
    }
    expect(headers['cache-control']).toBe('no-store')
    await turnOff()
    const revealed = await visit(await turnOn({ external_id_revealed: true }))
    expect(revealed.body.serial).toBe('1C00AAAA')
  })

  it('shows the newest readings and marks stale and hidden ones', async () => {
    const { pm25, co2 } = world.city
    await seedReadings(world.context, pm25, [
      [time.now - 2 * MINUTE_MS, 4],
      [time.now - MINUTE_MS, 7.25],
    ])
    await seedReadings(world.context, co2, [
      [time.now - HOUR_MS, 500],
      [time.now - 50 * MINUTE_MS, 9, 1],
    ])
    const { body } = await visit(await turnOn())
    const [particles, carbon] = body.parameters
    expect(particles).toMatchObject({
      path: '132:5',
      short_name: 'PM2.5',
      at: time.now - MINUTE_MS,
      values: [{ unit: 'µg/m³', precision: 1, value: 7.25 }],
      flags: 0,
      is_stale: false,
    })
    expect(carbon).toMatchObject({
      at: time.now - 50 * MINUTE_MS,
      values: [{ value: null }],
      flags: 1,
      is_stale: true,
    })
    expect(carbon?.series).toEqual([
      [time.now - HOUR_MS, 500],
      [time.now - 50 * MINUTE_MS, null, 1],
    ])
  })

  it('leaves out parameters that are no measurement of the air', async () => {
    const { context, city } = world
    for (const kept of ['190:1', 'raw:secret', 'metric:9']) {
      const point = await seedDataPoint(context, city, { path: kept })
      await seedReadings(context, point, [[time.now, 3]])
    }
    await context.store.db
      .updateTable('data_points')
      .set({ is_mapped: false })
      .where('path', '=', 'metric:9')
      .execute()
    const { body } = await visit(await turnOn())
    expect(body.parameters.map((one) => one.path)).toEqual(['132:5', '131:10'])
  })

  it('grades the air as the console does', async () => {
    const start = Math.floor(time.now / HOUR_MS) * HOUR_MS - 12 * HOUR_MS
    const readings = Array.from({ length: 12 * 60 }, (_, minute) => {
      return [start + minute * MINUTE_MS, 80] as const
    })
    await seedReadings(world.context, world.city.pm25, [...readings, [time.now, 17]])
    const { body } = await visit(await turnOn({ dashboard_pm_units: ['µg/m³', 'mg/m³'] }))
    const asked = { node_id: [world.city.nodeId] }
    const console = await world.call<{ data: Record<string, { overall: object }> }>(
      'user',
      'POST',
      'search/air_quality',
      asked,
    )
    const overall = console.body.data[world.city.nodeId]?.overall
    const { grade_id, index, path: parameter_id } = body.air ?? {}
    expect({ grade_id, index, parameter_id }).toEqual(overall)
    expect(body.profile.grades.map(({ id }) => id)).toContain(grade_id)
    const shown = body.parameters.find((one) => one.path === parameter_id)
    const [newest] = shown?.values ?? []
    expect(newest?.value).toBe(17)
    const units = shown?.values.map(({ unit }) => unit)
    expect(shown?.graded.map(({ unit }) => unit)).toEqual(units)
    expect(shown?.graded[0]).toMatchObject({ value: expect.closeTo(80, 9) as number, precision: 1 })
  })
})

describe('a public page with means and grades of newest readings', () => {
  const gradeBy = (profileId: string | null) =>
    world.context.store.db
      .updateTable('nodes')
      .set({ profile_id: profileId })
      .where('id', '=', world.city.nodeId)
      .execute()

  it('shows the graded newest reading beside the mean', async () => {
    await gradeBy('airthinx-default')
    const hour = Math.floor(time.now / HOUR_MS) * HOUR_MS
    const minutes = Array.from(
      { length: 60 },
      (_, at) => [hour - HOUR_MS + at * MINUTE_MS, 8] as const,
    )
    await seedReadings(world.context, world.city.pm25, [...minutes, [time.now - 1, 30]])
    const aggregated = await visit(await turnOn({ dashboard_data_aggregation: '60' }))
    const live = await visit(await turnOn({ dashboard_data_aggregation: 'live' }))
    await gradeBy(null)
    const of = ({ body }: typeof live) => body.parameters.find((one) => one.path === '132:5')
    // Moderate ends at 35 µg/m³ indoors, good at 12; the hour has 60 readings of 8 and one of 30.
    const mean = 510 / 61
    const grade = { grade_id: 'moderate', averaging: 'reading' }
    expect(of(aggregated)).toMatchObject({
      grade,
      values: [{ value: mean }],
      graded: [{ value: 30 }],
    })
    expect(of(live)).toMatchObject({ grade, values: [{ value: 30 }], graded: [] })
  })
})

describe('the values of a public page', () => {
  /** Every minute of the two hours before the present, by the number of the minute. */
  const minutes = (valueOf: (minute: number) => number) =>
    Array.from({ length: 120 }, (_, minute) => {
      return [time.now - 2 * HOUR_MS + minute * MINUTE_MS, valueOf(minute)] as const
    })

  it('aggregates scalars as means, directions as vectors, levels by energy and rain as sums', async () => {
    const { context, city } = world
    const seed = async (
      point: Parameters<typeof seedDataPoint>[2],
      valueOf: (m: number) => number,
    ) => seedReadings(context, await seedDataPoint(context, city, point), minutes(valueOf))
    await seed({ path: '128:1', unit: '°C' }, (minute) => minute / 10)
    await seed({ path: '150:2', unit: '°', kind: 'direction' }, (m) => (m % 2 === 0 ? 350 : 20))
    await seed({ path: '160:1', unit: 'dB(A)', kind: 'level' }, (m) => (m % 4 === 0 ? 90 : 60))
    await seed({ path: '151:1', unit: 'mm', kind: 'sum' }, () => 0.1)
    const { body } = await visit(
      await turnOn({ dashboard_exposure_time: '3', dashboard_data_aggregation: '30' }),
    )
    const of = (path: string) =>
      body.parameters.find((one) => one.path === path)?.series.map(([, value]) => value)
    const steps = [0, 30, 60, 90]
    expect(of('128:1')).toEqual(steps.map((first) => expect.closeTo((first + 14.5) / 10, 9)))
    expect(of('150:2')).toEqual(steps.map(() => expect.closeTo(5, 9)))
    // Eight of 30 minutes are loud in the steps that begin with a loud one, else seven.
    const levels = [8, 7, 8, 7].map(
      (loud) => 10 * Math.log10((loud * 10 ** 9 + (30 - loud) * 10 ** 6) / 30),
    )
    expect(of('160:1')).toEqual(levels.map((level) => expect.closeTo(level, 9)))
    expect(of('151:1')).toEqual(steps.map(() => expect.closeTo(3, 9)))
    const [rain] = body.parameters.filter((one) => one.path === '151:1')
    expect(rain).toMatchObject({ at: time.now, info: { averagingPeriodMs: 30 * MINUTE_MS } })
  })

  it('shows whole numbers as such and their means with the precision of the parameter', async () => {
    await seedReadings(
      world.context,
      world.city.co2,
      minutes((minute) => 400 + minute),
    )
    const digits = async (settings: Partial<PublicLinkSettings>) => {
      const { body } = await visit(await turnOn({ dashboard_exposure_time: '3', ...settings }))
      return body.parameters.find((one) => one.path === '131:10')?.values
    }
    expect(await digits({})).toEqual([{ unit: 'ppm', precision: 0, value: 519 }])
    // Minutes 90 to 119.
    expect(await digits({ dashboard_data_aggregation: '30' })).toEqual([
      { unit: 'ppm', precision: 1, value: expect.closeTo(504.5, 9) },
    ])
  })

  it('shows each unit that was set with its own precision', async () => {
    const { context, city } = world
    const voc = await seedDataPoint(context, city, { path: '140:11', unit: 'ppb' })
    const { id, key } = await context.store.db
      .selectFrom('data_points')
      .select(['id', 'key'])
      .where('id', '=', `${city.sensorId}/128:1`)
      .executeTakeFirstOrThrow()
    await seedReadings(context, voc, [[time.now, 250]])
    await seedReadings(context, { id, key }, [[time.now, 21.5]])
    await seedReadings(context, city.pm25, [[time.now, 12.5]])
    const { body } = await visit(
      await turnOn({
        dashboard_pm_units: ['mg/m³', 'µg/m³'],
        dashboard_temp_units: '°F',
        dashboard_voc_units: 'ppm',
      }),
    )
    const of = (path: string) => body.parameters.find((one) => one.path === path)
    expect(of('132:5')?.values).toEqual([
      { unit: 'mg/m³', precision: 4, value: expect.closeTo(0.0125, 12) },
      { unit: 'µg/m³', precision: 1, value: 12.5 },
    ])
    expect(of('132:5')?.series.at(-1)?.[1]).toBeCloseTo(0.0125, 12)
    expect(of('128:1')?.values).toMatchObject([{ unit: '°F', value: expect.closeTo(70.7, 9) }])
    expect(of('140:11')?.values).toMatchObject([{ unit: 'ppm', value: 0.25 }])
  })

  it('covers the hours that were set, in whole steps', async () => {
    time.now += 10 * MINUTE_MS
    const { body } = await visit(
      await turnOn({ dashboard_exposure_time: '8', dashboard_data_aggregation: '60' }),
    )
    expect([body.from, body.to]).toEqual([
      time.now - 10 * MINUTE_MS - 8 * HOUR_MS,
      time.now - 10 * MINUTE_MS,
    ])
    expect([body.step_minutes, body.refresh_s]).toEqual([60, 30])
  })
})

describe('many visitors of a public page', () => {
  it('computes a page once in 30 s and again at once for other settings', async () => {
    const reads = vi.spyOn(world.context.store.measurements, 'search')
    const code = await turnOn()
    await Promise.all(Array.from({ length: 20 }, () => visit(code)))
    expect(reads).toHaveBeenCalledTimes(1)
    await set({ dashboard_exposure_time: '1' })
    const { body } = await visit(code)
    expect(body.to - body.from).toBe(HOUR_MS)
    expect(reads).toHaveBeenCalledTimes(2)
    time.now += 30_000
    await visit(code)
    expect(reads).toHaveBeenCalledTimes(3)
    reads.mockRestore()
  })

  it('reads the series of whole steps once for each step', async () => {
    const reads = vi.spyOn(world.context.store.measurements, 'search')
    const code = await turnOn({ dashboard_data_aggregation: '15' })
    for (let minute = 0; minute < 20; minute += 1) {
      await visit(code)
      time.now += MINUTE_MS
    }
    expect(reads).toHaveBeenCalledTimes(2)
    reads.mockRestore()
  })

  it('answers 429 beyond 600 visits in a minute from one address, with or without a valid code', async () => {
    const code = await turnOn()
    const statuses: number[] = []
    for (let count = 0; count < 601; count += 1)
      statuses.push((await visit(`guess${count}`)).status)
    expect(statuses.at(-1)).toBe(429)
    const { status, headers, body } = await visit(code)
    expect([status, (body as unknown as ErrorBody).code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  it('answers 429 beyond the bound of one device, from any address, and serves other devices', async () => {
    const handlers = publicLinkHandlers(world.context, { attempts: 3, windowMs: MINUTE_MS })
    const page = handlers.find(({ call }) => call === getPublicDevice)
    const ask = async (code: string) =>
      page?.run({ db: world.context.store.db, params: { code } } as never)
    const [busy, quiet] = [await spareLink('1C00B0A1'), await spareLink('1C00B0A2')]
    for (let count = 0; count < 3; count += 1) await ask(busy.code)
    await expect(ask(busy.code)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      headers: { 'retry-after': '60' },
    })
    // A new address does not begin anew: the bound is that of the device.
    await world.call('manager', 'PUT', busy.link, { ...busy.body, short_url: false })
    const { body } = await world.call<PublicLink>('manager', 'PUT', busy.link, busy.body)
    await expect(ask(codeOf(body))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await expect(ask(busy.code)).rejects.toMatchObject({ code: 'PUBLIC_LINK_GONE' })
    await expect(ask(quiet.code)).resolves.toBeDefined()
    time.now += MINUTE_MS
    await expect(ask(codeOf(body))).resolves.toBeDefined()
  })
})
