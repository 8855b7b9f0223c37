import type { Node } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { brokerPage, co2, HOUR_MS, MINUTE_MS, pm25, readings } from '../testsupport/brokerPage.ts'

/** A page whose widget shows the last three hours of one data point, up to date. */
async function livePage() {
  const page = brokerPage()
  const chart = page.widget([readings([pm25(1)])])
  await page.settle()
  return { ...page, chart }
}

const lastOf = (values: Float64Array | undefined) => values?.at(-1)

describe('live readings', () => {
  it('appends live readings once per frame, for the widgets whose data changed', async () => {
    const { clock, live, drawFrame, settle, widget, chart } = await livePage()
    const other = widget([readings([co2(2)])])
    await settle()
    const before = { chart: chart.news.count, other: other.news.count }
    const shown = chart.current()
    live.say(pm25(1), [clock.now() + 1000, 11])
    live.say(pm25(1), [clock.now() + 2000, 12])
    live.say(pm25(1), [clock.now() + 3000, 13])
    expect(chart.current()).toBe(shown)
    drawFrame()
    expect(chart.news.count).toBe(before.chart + 1)
    expect(other.news.count).toBe(before.other)
    expect(lastOf(chart.current().frames[0]?.values)).toBe(13)
    expect(lastOf(shown.frames[0]?.values)).toBe(10)
  })

  it('shows flagged or missing live readings as gaps', async () => {
    const { clock, live, drawFrame, chart } = await livePage()
    live.say(pm25(1), [clock.now() + 1, null], [clock.now() + 2, 99, 1], [clock.now() + 3, 5, 4])
    drawFrame()
    const [frame] = chart.current().frames
    expect([...(frame?.values.slice(-3) ?? [])]).toEqual([NaN, NaN, 5])
    expect([...(frame?.flags?.slice(-3) ?? [])]).toEqual([0, 1, 4])
    expect(frame?.flags).toHaveLength(frame?.times.length ?? -1)
  })

  it('replaces the latest value by a sensor fault, until the next good reading', async () => {
    const { clock, live, drawFrame, settle, widget } = brokerPage()
    const tile = widget([readings([pm25(1)], { window: { lastPoints: 1 } })])
    await settle()
    const newest = () => {
      drawFrame()
      const [frame] = tile.current().frames
      return [frame?.values.at(-1), frame?.flags?.at(-1)]
    }
    live.say(pm25(1), [clock.now() + 1, null, 1])
    expect(newest()).toEqual([NaN, 1])
    live.say(pm25(1), [clock.now() + 2, 7])
    expect(newest()).toEqual([7, 0])
  })

  it('reports since when a sensor is faulty, and that it recovered', async () => {
    const { clock, live, drawFrame, settle, widget } = brokerPage()
    const tile = widget([readings([pm25(1)], { window: { lastPoints: 1 } })])
    const chart = widget([readings([pm25(1)])])
    await settle()
    const at = clock.now()
    const faults = () => {
      drawFrame()
      return [tile, chart].map((one) => one.current().frames[0]?.fault)
    }
    const fault = { sinceMs: at + 1, lastGood: [at, 10] }
    live.say(pm25(1), [at + 1, null, 1])
    expect(faults()).toEqual([fault, fault])
    live.say(pm25(1), [at + 2, null, 1])
    expect(faults()).toEqual([fault, fault])
    live.say(pm25(1), [at + 3, 7])
    expect(faults()).toEqual([undefined, undefined])
  })

  it('ends a fault reported by the server when a good reading comes', async () => {
    const { clock, server, live, drawFrame, settle, widget } = brokerPage()
    server.settings.fault = { sinceMs: clock.now() - HOUR_MS, lastGood: null }
    const tile = widget([readings([pm25(1)], { window: { lastPoints: 1 } })])
    await settle()
    expect(tile.current().frames[0]?.fault).toEqual(server.settings.fault)
    live.say(pm25(1), [clock.now() + 1, 7])
    drawFrame()
    expect(tile.current().frames[0]?.fault).toBeUndefined()
  })

  it('requests since when a sensor is faulty for a chart of averages', async () => {
    const { clock, server, live, settle, widget } = brokerPage()
    server.settings.averagingPeriodMs = HOUR_MS
    const chart = widget([readings([pm25(1)])])
    await settle()
    server.settings.fault = { sinceMs: clock.now(), lastGood: [clock.now() - HOUR_MS, 10] }
    clock.pass(1000)
    live.say(pm25(1), [clock.now() + 1, null, 1])
    await settle()
    expect(chart.current().frames[0]?.fault).toEqual(server.settings.fault)
    const asked = server.to('search/measurements').length
    live.say(pm25(1), [clock.now() + 2, null, 1])
    await settle()
    expect(server.to('search/measurements')).toHaveLength(asked)
  })

  it.each([
    [8, 'implausible'],
    [16, 'invalid'],
  ] as const)('hides live readings with flag %d, and reports why', async (flags, reason) => {
    const { clock, live, drawFrame, settle, widget } = brokerPage()
    const tile = widget([readings([pm25(1)], { window: { lastPoints: 1 } })])
    await settle()
    const at = clock.now()
    live.say(pm25(1), [at + 1, 4000, flags])
    drawFrame()
    const [frame] = tile.current().frames
    expect(frame?.values.at(-1)).toBeNaN()
    expect(frame?.fault).toEqual({ sinceMs: at + 1, lastGood: [at, 10], reason })
    live.say(pm25(1), [at + 2, null, 1])
    drawFrame()
    expect(tile.current().frames[0]?.fault?.reason ?? 'sensorFault').toBe('sensorFault')
  })

  it('keeps live readings that come during the first request', async () => {
    const { clock, live, settle, drawFrame, widget } = brokerPage()
    const chart = widget([readings([pm25(1)])])
    drawFrame()
    live.say(pm25(1), [clock.now() + 500, 42])
    await settle()
    expect(lastOf(chart.current().frames[0]?.values)).toBe(42)
  })

  it('drops old readings when new ones move the window', async () => {
    const { clock, live, settle, chart } = await livePage()
    for (let minute = 1; minute <= 30; minute += 1) {
      clock.pass(MINUTE_MS)
      live.say(pm25(1), [clock.now(), minute])
    }
    await settle()
    const { frames, range } = chart.current()
    expect(range).toEqual({ from: clock.now() - 3 * HOUR_MS, to: clock.now() })
    expect(frames[0]?.times[0]).toBeGreaterThanOrEqual(range.from)
    expect(frames[0]?.times.length).toBeLessThanOrEqual(181)
  })

  it('drops readings that leave the window while no new ones come', async () => {
    const { clock, settle, chart } = await livePage()
    clock.pass(2 * HOUR_MS)
    await settle()
    expect(chart.current().range.to).toBe(clock.now())
    expect(chart.current().frames[0]?.times[0]).toBeGreaterThanOrEqual(clock.now() - 3 * HOUR_MS)
  })

  it('keeps only the newest N readings where a widget asks for those', async () => {
    const { clock, live, drawFrame, settle, widget } = brokerPage()
    const table = widget([readings([pm25(1)], { window: { lastPoints: 3 } })])
    await settle()
    live.say(pm25(1), [clock.now() + 1, 1], [clock.now() + 2, 2])
    drawFrame()
    expect([...(table.current().frames[0]?.values ?? [])]).toEqual([10, 1, 2])
  })

  it('fetches averages again instead of appending live readings', async () => {
    const { server, clock, live, settle, widget } = brokerPage()
    server.settings.averagingPeriodMs = HOUR_MS
    const chart = widget([readings([pm25(1)])])
    await settle()
    live.say(pm25(1), [clock.now() + 1, 77])
    await settle()
    expect(lastOf(chart.current().frames[0]?.values)).toBe(10)
    expect(chart.current().frames[0]?.averagingPeriodMs).toBe(HOUR_MS)
    const before = server.to('search/measurements').length
    for (let minute = 0; minute < 31; minute += 1) {
      clock.pass(MINUTE_MS)
      await settle()
    }
    expect(server.to('search/measurements').length).toBe(before + 1)
  })

  it('subscribes to no live readings for a fixed range', async () => {
    const { clock, live, settle, widget } = brokerPage()
    const range = { from: clock.now() - 5 * HOUR_MS, to: clock.now() - 2 * HOUR_MS }
    const chart = widget([readings([pm25(1)])], { isLive: false, range })
    await settle()
    expect(live.watched()).toEqual([])
    expect(chart.current().range).toEqual(range)
    expect(clock.waiting()).toBe(0)
  })
})

describe('recovery after a lost connection', () => {
  it('fetches only readings since the latest one after a lost connection', async () => {
    const { server, clock, live, settle, chart } = await livePage()
    const newestMs = clock.now()
    live.turn('lost')
    clock.pass(10 * MINUTE_MS)
    live.turn('open')
    live.resync('N1:0', 'N7:0')
    await settle()
    const tail = server.to('search/measurements').at(-1)?.body
    expect(tail).toMatchObject({ from: newestMs, to: clock.now() + 1 })
    expect(chart.current().frames[0]?.times.at(-1)).toBe(clock.now())
    expect(chart.current().frames[0]?.times).toHaveLength(181)
  })

  it('fetches nothing after a resync of another node', async () => {
    const { server, live, settle } = await livePage()
    const before = server.requests.length
    live.resync('N7:0')
    await settle()
    expect(server.requests).toHaveLength(before)
  })

  it('reports until when the data were current while the connection is lost', async () => {
    const { clock, live, settle, chart } = await livePage()
    clock.pass(5000)
    live.turn('lost')
    const lostMs = clock.now()
    clock.pass(30_000)
    await settle()
    expect(chart.current().asOfMs).toBe(lostMs)
  })

  it('repeats a failed request once the connection is back', async () => {
    const { live, server, settle, widget } = brokerPage()
    live.turn('lost')
    for (const path of ['search/measurements', 'search/nodes']) server.failing.set(path, 400)
    const chart = widget([readings([pm25(1)])])
    await settle()
    expect(chart.current().state).toBe('error')
    server.failing.clear()
    live.turn('open')
    await settle()
    expect(chart.current().state).toBe('ready')
  })

  it.each([
    ['comes by itself when the server answers again', 503, 'ready'],
    ['that was refused is not asked for again', 403, 'error'],
  ] as const)('a first load after an outage of the server %s', async (_, status, state) => {
    const { clock, server, settle, widget } = brokerPage()
    server.failing.set('search/measurements', status)
    const chart = widget([readings([pm25(1)])])
    await settle()
    expect(chart.current().state).toBe('error')
    clock.pass(30_000)
    await settle()
    expect(chart.current().state).toBe('error')
    server.failing.clear()
    clock.pass(30_000)
    await settle()
    expect(chart.current().state).toBe(state)
  })

  it('requests readings each minute until the connection is back', async () => {
    const { server, clock, live, settle, chart } = await livePage()
    live.turn('lost')
    for (let minute = 0; minute < 3; minute += 1) {
      clock.pass(61_000)
      await settle()
    }
    expect(server.to('search/measurements').length).toBeGreaterThanOrEqual(3)
    expect(chart.current().frames[0]?.times.at(-1)).toBeGreaterThan(clock.now() - 2 * MINUTE_MS)
  })
})

describe('a page that is left', () => {
  it('an abandoned page stops watching, ticking and waiting', async () => {
    const { clock, live, settle, chart } = await livePage()
    chart.unsubscribe()
    await settle()
    expect(live.watched()).toEqual([])
    clock.pass(5 * MINUTE_MS)
    await settle()
    expect(clock.waiting()).toBe(0)
  })

  it('catches up when it is opened again within the minute', async () => {
    const { server, clock, settle, widget, chart } = await livePage()
    chart.unsubscribe()
    await settle()
    const leftMs = clock.now()
    clock.pass(30_000)
    const again = widget([readings([pm25(1)])])
    expect(again.current().state).toBe('ready')
    await settle()
    expect(server.to('search/measurements').at(-1)?.body).toMatchObject({ from: leftMs })
  })

  it('requests nothing when only its widget is drawn anew', async () => {
    const { server, settle, widget, chart } = await livePage()
    const before = server.requests.length
    chart.unsubscribe()
    widget([readings([pm25(1)])])
    await settle()
    expect(server.requests).toHaveLength(before)
  })
})

describe('the devices of a live page', () => {
  const shown = (nodeIds: readonly string[]) =>
    ({ kind: 'nodes', nodeIds, includes: ['data_points'] }) as const
  const pointOf = (widget: { current(): { nodes: readonly Node[] } }, id: string) =>
    widget.current().nodes[0]?.data_points?.find(({ _id }) => _id === id)

  it('updates the newest reading of a device from the live channel at once', async () => {
    const { clock, live, drawFrame, settle, widget } = brokerPage()
    const map = widget([shown(['N1:0'])])
    await settle()
    expect(live.watched()).toEqual(['N1:0'])
    const at = clock.now() + 1000
    live.say(pm25(1), [at, 12], [at - 500, 11])
    drawFrame()
    expect(pointOf(map, pm25(1))).toMatchObject({ lastValue: 12, lastTimeReportedTs: at })
    live.say(pm25(1), [at - 100, 9], [at, 99])
    live.say(pm25(1), [at + 1, 999, 1])
    drawFrame()
    expect(pointOf(map, pm25(1))).toMatchObject({ lastValue: null, lastTimeReportedTs: at + 1 })
  })

  it('keeps newer live readings when the server answers with older ones', async () => {
    const { clock, live, settle, widget } = brokerPage()
    const map = widget([shown(['N1:0'])])
    await settle()
    const at = clock.now() + 1000
    live.say(pm25(1), [at, 12])
    clock.pass(2 * MINUTE_MS)
    await settle()
    expect(pointOf(map, pm25(1))).toMatchObject({ lastValue: 12, lastTimeReportedTs: at })
  })

  it('counts devices as current as long as the connection is open', async () => {
    const { clock, settle, widget } = brokerPage()
    const map = widget([shown(['N1:0'])])
    await settle()
    clock.pass(45_000)
    await settle()
    expect(map.current().asOfMs).toBe(clock.now())
  })

  it('wakes no chart that only takes names from the devices', async () => {
    const { clock, live, drawFrame, settle, widget } = brokerPage()
    widget([shown(['N1:0'])])
    const chart = widget([readings([pm25(1)])])
    await settle()
    const before = chart.news.count
    live.say(co2(1), [clock.now() + 1, 500])
    drawFrame()
    expect(chart.news.count).toBe(before)
  })

  it('follows up to five hundred devices, and none whose readings are not shown', async () => {
    const many = Array.from({ length: 501 }, (_, index) => `N${index + 1}:0`)
    const { live, settle, widget } = brokerPage()
    const map = widget([shown(many)])
    widget([{ kind: 'nodes', nodeIds: ['N9:0'], includes: [] }])
    widget([shown(['N8:0'])], { isLive: false })
    await settle()
    expect(live.watched()).toEqual([])
    map.unsubscribe()
    widget([shown(many.slice(1))])
    await settle()
    expect(live.watched()).toHaveLength(500)
  })
})

describe('the counts of devices', () => {
  it.each([
    ['of the organization', 'org_city'],
    ['of all organizations', 'all'],
  ])('updates the counts %s within five seconds of a change of status', async (_, slug) => {
    const { clock, server, live, settle, widget } = brokerPage()
    const total = widget([{ kind: 'status' }], { slug })
    await settle()
    const before = server.to('search/status').length
    live.changeStatus('org_city')
    live.changeStatus('org_city', 'org_harbour')
    clock.pass(5000)
    await settle()
    expect(server.to('search/status')).toHaveLength(before + 1)
    expect(total.current().state).toBe('ready')
  })

  it('keeps its counts when devices of another organization change', async () => {
    const { clock, server, live, settle, widget } = brokerPage()
    widget([{ kind: 'status' }])
    await settle()
    const before = server.requests.length
    live.changeStatus('org_harbour')
    clock.pass(5000)
    await settle()
    expect(server.requests).toHaveLength(before)
  })
})
