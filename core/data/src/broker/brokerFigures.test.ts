import { describe, expect, test } from 'vitest'
import type { StatisticsNeed } from '@airshed/contract'
import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import { brokerPage, HOUR_MS, MINUTE_MS, pm25, readings } from '../testsupport/brokerPage.ts'
import { SERVER_FIGURES } from '../testsupport/fakeServer.ts'

const figures = (...dataPointIds: string[]): StatisticsNeed => ({
  kind: 'statistics',
  dataPointIds,
})

describe('the statistics of a range', () => {
  test('computes statistics on the page where it has all readings, without a call', async () => {
    const { widget, settle, server } = brokerPage()
    const own = widget([readings([pm25(1)]), figures(pm25(1))])
    await settle()
    expect(own.current().statistics[pm25(1)]).toMatchObject({
      value: 10,
      minimum: 10,
      maximum: 10,
      count: 180,
      expected: 180,
      coverage: 1,
    })
    expect(server.to('search/statistics')).toEqual([])
  })

  test('fetches statistics where a chart got a reduced history', async () => {
    const { widget, settle, server } = brokerPage()
    server.settings.reduced = true
    const own = widget([readings([pm25(1)]), figures(pm25(1))])
    await settle()
    expect(own.current().statistics).toEqual({ [pm25(1)]: SERVER_FIGURES })
  })

  test('fetches statistics where the readings are averaged', async () => {
    const { widget, settle, server } = brokerPage()
    server.settings.averagingPeriodMs = HOUR_MS
    const own = widget([readings([pm25(1)]), figures(pm25(1))])
    await settle()
    expect(own.current().statistics).toEqual({ [pm25(1)]: SERVER_FIGURES })
  })

  test('requests statistics once for all widgets of a page', async () => {
    const { widget, settle, server } = brokerPage()
    const first = widget([figures(pm25(1))])
    const second = widget([figures(pm25(2))])
    await settle()
    expect(first.current()).toMatchObject({
      state: 'ready',
      statistics: { [pm25(1)]: SERVER_FIGURES },
    })
    expect(second.current().statistics).toEqual({ [pm25(2)]: SERVER_FIGURES })
    expect(server.to('search/statistics')).toHaveLength(1)
  })

  test('computes the requested percentiles of the readings on the page', async () => {
    const { widget, settle, server } = brokerPage()
    const need = { ...figures(pm25(1)), percentiles: [50, 98] }
    const own = widget([readings([pm25(1)]), need])
    await settle()
    expect(own.current().statistics[pm25(1)]?.percentiles).toEqual([
      { percent: 50, value: 10 },
      { percent: 98, value: 10 },
    ])
    expect(server.to('search/statistics')).toEqual([])
  })

  test('fetches percentiles where a chart got a reduced history', async () => {
    const { widget, settle, server } = brokerPage()
    server.settings.reduced = true
    const need = { ...figures(pm25(1)), percentiles: [98] }
    const own = widget([readings([pm25(1)]), need])
    const plain = widget([figures(pm25(1))])
    await settle()
    const percentiles = [{ percent: 98, value: 99 }]
    expect(own.current().statistics).toEqual({ [pm25(1)]: { ...SERVER_FIGURES, percentiles } })
    expect(plain.current().statistics).toEqual({ [pm25(1)]: SERVER_FIGURES })
    const asked = server.to('search/statistics').map(({ body }) => body['percentiles'])
    expect(asked).toEqual([undefined, [98]])
  })

  test('tells percentiles refused for too many readings from those still loading', async () => {
    const { widget, settle, server } = brokerPage()
    server.settings.reduced = true
    server.settings.hasTooManyReadings = true
    const need = { ...figures(pm25(1)), percentiles: [98] }
    const own = widget([readings([pm25(1)]), need])
    const plain = widget([figures(pm25(1))])
    expect(own.current().refusedPercentiles).toBeUndefined()
    await settle()
    expect(own.current()).toMatchObject({
      state: 'ready',
      statistics: { [pm25(1)]: SERVER_FIGURES },
      refusedPercentiles: [pm25(1)],
    })
    expect(plain.current().refusedPercentiles).toBeUndefined()
  })

  test('blames no number of readings for percentiles that fail for another reason', async () => {
    const { widget, settle, server } = brokerPage()
    server.settings.reduced = true
    server.failing.set('search/statistics', 503)
    const own = widget([readings([pm25(1)]), { ...figures(pm25(1)), percentiles: [98] }])
    await settle()
    expect(own.current().refusedPercentiles).toBeUndefined()
  })

  test('statistics hold up no drawing, and are absent while they cannot be read', async () => {
    const { widget, settle, server } = brokerPage()
    server.settings.reduced = true
    server.failing.set('search/statistics', 403)
    const own = widget([readings([pm25(1)]), figures(pm25(1))])
    await settle()
    expect(own.current()).toMatchObject({ state: 'ready', statistics: {} })
    expect(own.current().frames).toHaveLength(1)
  })

  test('statistics follow the live readings', async () => {
    const { widget, settle, live, clock } = brokerPage()
    const own = widget([readings([pm25(1)]), figures(pm25(1))])
    await settle()
    clock.pass(MINUTE_MS)
    live.say(pm25(1), [clock.now(), 190])
    // A reading at the very end belongs to what follows.
    clock.pass(1000)
    await settle()
    expect(own.current().statistics[pm25(1)]).toMatchObject({ value: 11, maximum: 190, hidden: {} })
  })

  test('statistics tell which live readings a flag leaves out', async () => {
    const { widget, settle, live, clock } = brokerPage()
    const own = widget([readings([pm25(1)]), figures(pm25(1))])
    await settle()
    clock.pass(MINUTE_MS)
    live.say(pm25(1), [clock.now(), -1000, MEASUREMENT_FLAGS.implausible])
    clock.pass(1000)
    await settle()
    expect(own.current().statistics[pm25(1)]).toMatchObject({
      minimum: 10,
      count: 179,
      expected: 180,
      hidden: { implausible: 1 },
    })
  })

  test('fetches the statistics of a live page each minute', async () => {
    const { widget, settle, clock, server } = brokerPage()
    widget([figures(pm25(1))])
    await settle()
    for (let passed = 0; passed < 2 * MINUTE_MS; passed += MINUTE_MS / 4) {
      clock.pass(MINUTE_MS / 4)
      await settle()
    }
    const ends = server.to('search/statistics').map(({ body }) => Number(body['to']))
    expect(ends).toHaveLength(2)
    expect((ends[1] ?? 0) - (ends[0] ?? 0)).toBeGreaterThanOrEqual(MINUTE_MS)
  })
})
