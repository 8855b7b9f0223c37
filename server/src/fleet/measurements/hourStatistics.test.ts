import { DAY_MS, HOUR_MS } from '@airshed/domain'
import type { ErrorBody, RollingResult, YearsResult } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDataPoint, seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
let mine: string
let foreign: string
beforeAll(async () => {
  world = await createWorld()
  mine = world.city.pm25.id
  foreign = world.harbour.pm25.id
  await seedReadings(world.context, world.city.pm25, [[NOW - HOUR_MS, 4]])
  await seedReadings(world.context, world.harbour.pm25, [[NOW - HOUR_MS, 77]])
})
afterAll(() => world.close())

describe('a search for rolling means', () => {
  const rolling = (body: object) =>
    world.call<RollingResult & ErrorBody>('user', 'POST', 'search/statistics/rolling', body)
  const window = { from: NOW - 5 * HOUR_MS, to: NOW + HOUR_MS, hours: 8 }

  it('answers a mean for each whole hour of the range, from hours before it', async () => {
    const { status, body } = await rolling({ data_point_id: [mine, foreign], ...window })
    expect(status).toBe(200)
    expect(Object.keys(body.data)).toEqual([mine])
    const { timezone, end = [], value, count, expected } = body.data[mine] ?? {}
    expect(timezone).toBe('UTC')
    expect(end.every((edge) => edge > window.from && edge <= NOW)).toBe(true)
    expect(end).toHaveLength(5)
    // One reading of sixty is no mean of an hour.
    expect(value).toEqual(end.map(() => null))
    expect(count).toEqual(end.map(() => 0))
    expect(expected).toEqual(end.map(() => 8))
  })

  it.each([
    ['an unknown zone', { timezone: 'Mars/Olympus' }, '/timezone'],
    ['an empty range', { to: NOW - 5 * HOUR_MS }, '/to'],
    ['more hours than an answer may hold', { from: NOW - 3 * 365 * DAY_MS }, '/from'],
    ['a mean of one hour', { hours: 1 }, '/hours'],
  ])('a search for rolling means refuses %s', async (_, change, path) => {
    const { status, body } = await rolling({ data_point_id: [mine], ...window, ...change })
    expect(status).toBe(400)
    expect(body.issues).toMatchObject([{ path }])
  })
})

describe('a search for years', () => {
  const years = (body: object) =>
    world.call<YearsResult & ErrorBody>('user', 'POST', 'search/statistics/years', body)
  const window = { from: NOW - HOUR_MS, to: NOW + HOUR_MS }

  it('answers the whole year up to now and withholds figures of few readings', async () => {
    const limits = [{ period: 'day', above: 5 }]
    const { status, body } = await years({ data_point_id: [mine, foreign], ...window, limits })
    expect(status).toBe(200)
    expect(Object.keys(body.data)).toEqual([mine])
    const [year] = body.data[mine]?.years ?? []
    expect(body.data[mine]?.years).toHaveLength(1)
    const start = Date.UTC(new Date(NOW).getUTCFullYear(), 0)
    expect(year?.start).toBe(start)
    const hours = Math.floor((NOW - start) / HOUR_MS)
    expect(year?.hourly).toEqual({ value: null, count: 0, expected: hours, coverage: 0 })
    expect(year?.percentiles.map(({ percent, value }) => [percent, value])).toEqual([
      [50, null],
      [95, null],
      [98, null],
    ])
    const days = Math.floor((NOW - start) / DAY_MS)
    expect(year?.exceedances).toEqual([
      { period: 'day', above: 5, value: null, atLeast: 0, count: 0, expected: days, coverage: 0 },
    ])
  })

  it('starts years by the standard time of the place', async () => {
    const asked = { data_point_id: [mine], ...window, timezone: 'America/New_York' }
    const [year] = (await years(asked)).body.data[mine]?.years ?? []
    expect(new Date(year?.start ?? 0).toISOString()).toMatch(/-01-01T05:00/)
  })

  it.each([
    ['an unknown zone', { timezone: 'Mars/Olympus' }, '/timezone'],
    ['an empty range', { to: NOW - HOUR_MS }, '/to'],
    ['more hours than an answer may rest on', { from: Date.UTC(1990, 0) }, '/from'],
    ['a time before all calendars', { from: -8.64e15 }, '/from'],
    ['a percentile that is none', { percentiles: [101] }, '/percentiles/0'],
  ])('a search for years refuses %s', async (_, change, path) => {
    const { status, body } = await years({ data_point_id: [mine], ...window, ...change })
    expect(status).toBe(400)
    expect(body.issues).toMatchObject([{ path }])
  })
})

describe('a search for hourly statistics', () => {
  it('refuses a parameter whose hours have no mean', async () => {
    const point = { path: '150:2', kind: 'direction' } as const
    const direction = await seedDataPoint(world.context, world.city, point)
    for (const call of ['rolling', 'years']) {
      const { status, body } = await world.call<ErrorBody>(
        'user',
        'POST',
        `search/statistics/${call}`,
        {
          data_point_id: [mine, direction.id],
          from: NOW - HOUR_MS,
          to: NOW + HOUR_MS,
          ...(call === 'rolling' ? { hours: 8 } : {}),
        },
      )
      expect(status).toBe(400)
      expect(body.issues).toMatchObject([{ path: '/data_point_id/1', got: 'the kind direction' }])
    }
  })
})
