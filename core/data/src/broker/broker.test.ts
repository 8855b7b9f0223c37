import { describe, expect, it } from 'vitest'
import { NetworkError } from '@airshed/client'
import { brokerPage, co2, HOUR_MS, MINUTE_MS, pm25, readings } from '../testsupport/brokerPage.ts'

describe('a page whose range moves from time to time', () => {
  it('fetches readings, counts and devices once for each new window', async () => {
    const { clock, server, settle, widget } = brokerPage()
    const window = () => ({ from: clock.now() - HOUR_MS, to: clock.now() })
    const needs = [
      [readings([pm25(1)])],
      [readings([pm25(1)], { window: { lastPoints: 1 } })],
      [{ kind: 'status' } as const],
      [{ kind: 'status' } as const, { kind: 'alerts', limit: 5 } as const],
    ]
    let shown = needs.map((need) => widget(need, { range: window(), isLive: false }))
    await settle()
    const asked = (): number[] =>
      ['search/measurements', 'search/nodes', 'search/status'].map((path) => server.to(path).length)
    expect(asked()).toEqual([2, 1, 1])

    clock.pass(5 * MINUTE_MS)
    const next = needs.map((need) => widget(need, { range: window(), isLive: false }))
    for (const one of shown) one.unsubscribe()
    shown = next
    await settle()
    expect(asked()).toEqual([4, 2, 2])
    for (const one of shown) expect(one.current()).toMatchObject({ state: 'ready' })
    expect(shown[2]?.current().asOfMs).toBe(clock.now())
  })

  it('requests nothing again when the page returns to an earlier window', async () => {
    const { clock, server, settle, widget } = brokerPage()
    const status = [{ kind: 'status' } as const]
    widget(status, { range: { from: clock.now() - HOUR_MS, to: clock.now() }, isLive: false })
    await settle()
    clock.pass(5 * MINUTE_MS)
    const earlier = { from: clock.now() - 3 * HOUR_MS, to: clock.now() - 2 * HOUR_MS }
    widget(status, { range: earlier, isLive: false })
    await settle()
    expect(server.to('search/status')).toHaveLength(1)
  })
})

describe('the limits of alerts', () => {
  const limits = { kind: 'alertLimits', dataPointIds: [pm25(1)] } as const

  it('limits of alerts come after the readings, which do not wait for them', async () => {
    const { server, settle, widget } = brokerPage()
    const chart = widget([readings([pm25(1)]), limits])
    await settle()
    expect(server.to('alerts/limits')).toHaveLength(1)
    expect(chart.current().state).toBe('ready')
    expect(chart.current().alertLimits).toMatchObject([{ data_point_id: pm25(1), value: 35 }])
  })

  it('shows readings without the alert limits that cannot be read', async () => {
    const { server, settle, widget } = brokerPage()
    server.failing.set('alerts/limits', 403)
    const chart = widget([readings([pm25(1)]), limits])
    await settle()
    expect(chart.current()).toMatchObject({ state: 'ready' })
    expect(chart.current().alertLimits).toBeUndefined()
  })

  it('requests no alert limits without data points', async () => {
    const { server, settle, widget } = brokerPage()
    widget([{ ...limits, dataPointIds: [] }])
    await settle()
    expect(server.requests).toEqual([])
  })
})

describe('the needs of a page', () => {
  it('serves twenty charts with one request for readings and one for nodes', async () => {
    const { server, settle, widget, live } = brokerPage()
    const widgets = Array.from({ length: 20 }, (_, i) =>
      widget([readings([pm25(i + 1), co2(i + 1), pm25(1)])], { width: 300 + i * 40 }),
    )
    await settle()
    expect(server.to('search/measurements')).toHaveLength(1)
    expect(server.to('search/measurements')[0]?.body).toMatchObject({ width: 1280 })
    expect(server.to('search/measurements')[0]?.body['data_point_id']).toHaveLength(40)
    expect(server.to('search/nodes')).toHaveLength(1)
    expect(server.to('search/nodes')[0]?.body['node_id']).toHaveLength(20)
    expect(server.requests).toHaveLength(2)
    expect(live.watched()).toHaveLength(20)
    for (const { current } of widgets) expect(current().state).toBe('ready')
  })

  it('makes one request for each window and statistic', async () => {
    const { server, settle, widget } = brokerPage()
    widget([readings([pm25(1)])])
    widget([readings([pm25(2)], { statistic: 'max' })])
    widget([readings([pm25(3)], { window: { lastPoints: 5 } })])
    widget([readings([pm25(4)], { window: { lastPoints: 5 } })])
    widget([readings([pm25(5)], { window: { lastMs: HOUR_MS } })])
    await settle()
    expect(server.to('search/measurements')).toHaveLength(4)
    expect(server.to('search/nodes')).toHaveLength(1)
  })

  it('requests averages by their step instead of by width', async () => {
    const { server, settle, widget } = brokerPage()
    widget([readings([pm25(1)], { averagingMs: 10 * MINUTE_MS })])
    widget([readings([pm25(1)])])
    await settle()
    const [averaged, drawn] = server.to('search/measurements').map(({ body }) => body)
    expect([averaged?.['aggregate'], averaged?.['width']]).toEqual([10, undefined])
    expect([drawn?.['aggregate'], drawn?.['width']]).toEqual([undefined, expect.any(Number)])
  })

  it('answers each widget with its own part, in the order requested', async () => {
    const { settle, widget } = brokerPage()
    const one = widget([readings([co2(1), pm25(1)])])
    const two = widget([
      readings([pm25(2), pm25(1)]),
      { kind: 'nodes', nodeIds: ['N2:0', 'X9:0'], includes: [] },
      { kind: 'status' },
      { kind: 'alerts', limit: 5 },
    ])
    expect(one.current().state).toBe('loading')
    await settle()
    expect(one.current().frames.map(({ label }) => label)).toEqual(['CO2', 'PM2.5'])
    expect(one.current().frames[0]).toMatchObject({
      dataPointId: co2(1),
      nodeId: 'N1:0',
      unit: 'ppm',
      reportingIntervalMs: MINUTE_MS,
      isSimulated: true,
    })
    expect(one.current().frames[0]?.times).toHaveLength(181)
    expect(one.current().status).toBeNull()
    expect(two.current().frames.map(({ label }) => label)).toEqual([
      'PM2.5 · Device N2',
      'PM2.5 · Device N1',
    ])
    expect(two.current().nodes.map(({ name }) => name)).toEqual(['Device N2'])
    expect(two.current().status?.['devices']?.online).toBe(3)
    expect(two.current().alerts?.total).toBe(0)
  })

  it('answers a need for all devices with those of the organization, and each named one once', async () => {
    const { server, settle, widget } = brokerPage()
    const { current } = widget([
      { kind: 'nodes', nodeIds: [], all: true, includes: ['data_points'] },
    ])
    const named = widget([
      { kind: 'nodes', nodeIds: ['N2:0'], all: true, includes: ['data_points'] },
    ])
    await settle()
    expect(server.to('search/nodes').map(({ body }) => body)).toEqual([
      { node_id: ['N2:0'], includes: ['data_points'], size: 1 },
      { organization_id: 'org_city', includes: ['data_points'], total: 'none', size: 200 },
    ])
    expect(current().nodes.length).toBeGreaterThan(1)
    const ids = named.current().nodes.map(({ node_id: id }) => id)
    expect(ids[0]).toBe('N2:0')
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each([
    ['has 1,000 devices', 997, 1000, undefined],
    ['has more than are loaded', 998, 1000, true],
  ])(
    'reads the list of all devices up to its bound where it %s',
    async (_, further, count, more) => {
      const { server, settle, widget } = brokerPage()
      server.fleet.further = further
      const { current } = widget([{ kind: 'nodes', nodeIds: [], all: true, includes: [] }])
      await settle()
      await settle()
      expect(current().nodes).toHaveLength(count)
      expect(current().hasMoreNodes).toBe(more)
      expect(server.to('search/nodes')).toHaveLength(5)
    },
  )

  it('leaves out unknown data points and settings that are no ids', async () => {
    const { server, settle, widget } = brokerPage()
    const odd = [7, null, '', 'no id', 'X9.0.0.0/132:5', pm25(1)] as string[]
    const { current } = widget([readings(odd)])
    const empty = widget([readings(undefined as never)])
    await settle()
    expect(current().frames.map(({ dataPointId }) => dataPointId)).toEqual([pm25(1)])
    expect(empty.current()).toMatchObject({ state: 'ready', frames: [] })
    expect(server.to('search/measurements')).toHaveLength(1)
  })

  it('requests only what is missing for a widget that comes later', async () => {
    const { server, settle, widget } = brokerPage()
    widget([readings([pm25(1)])])
    await settle()
    const later = widget([readings([pm25(1), pm25(2)])])
    await settle()
    expect(later.current().frames).toHaveLength(2)
    expect(server.to('search/measurements').map(({ body }) => body['data_point_id'])).toEqual([
      [pm25(1)],
      [pm25(2)],
    ])
  })

  it('keeps data for a minute after their widget is gone', async () => {
    const { server, clock, settle, widget } = brokerPage()
    const needs = [readings([pm25(1)]), { kind: 'status' } as const]
    const range = { from: 0, to: HOUR_MS }
    const first = widget(needs, { isLive: false, range })
    await settle()
    first.unsubscribe()
    clock.pass(59_000)
    const second = widget(needs, { isLive: false, range })
    expect(second.current().state).toBe('ready')
    await settle()
    expect(server.to('search/measurements')).toHaveLength(1)
    second.unsubscribe()
    clock.pass(120_000)
    const third = widget(needs, { isLive: false, range })
    expect(third.current().state).toBe('loading')
    await settle()
    expect(server.to('search/measurements')).toHaveLength(2)
  })

  it('requests again when a reduced history is shown wider than it was made for', async () => {
    const { server, settle, widget } = brokerPage()
    server.settings.reduced = true
    const small = widget([readings([pm25(1)])], { width: 400 })
    await settle()
    widget([readings([pm25(1)])], { width: 500 })
    await settle()
    expect(server.to('search/measurements').map(({ body }) => body['width'])).toEqual([512])
    widget([readings([pm25(1)])], { width: 1100 })
    expect(small.current().state).toBe('ready')
    await settle()
    expect(server.to('search/measurements').map(({ body }) => body['width'])).toEqual([512, 1280])
  })

  it('requests nothing for a widget that is gone at once', async () => {
    const { server, settle, widget, live } = brokerPage()
    widget([readings([pm25(1)])]).unsubscribe()
    await settle()
    expect(server.requests).toEqual([])
    expect(live.watched()).toEqual([])
  })
})

describe('a failed request', () => {
  it('reports a failure to the widgets that it concerns, and recovers by a retry', async () => {
    const { server, settle, widget } = brokerPage()
    server.failing.set('search/measurements', 404)
    const chart = widget([readings([pm25(1)])])
    const list = widget([{ kind: 'alerts', limit: 5 }])
    await settle()
    expect(chart.current()).toMatchObject({ state: 'error', frames: [] })
    expect(chart.current().error?.message).toBe('search/measurements is refused')
    expect(list.current().state).toBe('ready')
    expect(server.to('search/measurements')).toHaveLength(1)
    server.failing.clear()
    chart.retry()
    await settle()
    expect(chart.current().state).toBe('ready')
    expect(server.to('search/measurements')).toHaveLength(2)
  })

  it('shows a network error at the first attempt, and recovers at a later one', async () => {
    const { server, clock, settle, widget } = brokerPage()
    for (const path of ['search/measurements', 'search/nodes', 'search/status']) {
      server.failing.set(path, 0)
    }
    const chart = widget([readings([pm25(1)])])
    const counts = widget([{ kind: 'status' }])
    await settle()
    for (const { current } of [chart, counts]) {
      expect(current().state).toBe('error')
      expect(current().error).toBeInstanceOf(NetworkError)
    }
    expect(server.to('search/measurements')).toHaveLength(1)
    server.failing.clear()
    clock.pass(MINUTE_MS)
    await settle()
    for (const { current } of [chart, counts]) expect(current().state).toBe('ready')
    expect(server.to('search/measurements')).toHaveLength(2)
  })

  it('keeps the data and their time when a later request fails', async () => {
    const { server, clock, settle, widget } = brokerPage()
    const counts = widget([{ kind: 'status' }])
    await settle()
    const firstMs = clock.now()
    server.failing.set('search/status', 403)
    for (let minute = 0; minute < 3; minute += 1) {
      clock.pass(61_000)
      await settle()
    }
    expect(counts.current()).toMatchObject({ state: 'ready', asOfMs: firstMs })
    expect(server.to('search/status').length).toBeGreaterThan(2)
    expect(server.to('search/status').length).toBeLessThan(8)
  })
})
