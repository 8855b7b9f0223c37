import type { DataNeed } from '@airshed/contract'
import type { DataPoint } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { brokerPage, co2, HOUR_MS, MINUTE_MS, pm25, readings } from '../testsupport/brokerPage.ts'

/** A page of an organization whose PM2.5 of the first device is corrected from 10 to 6. */
function correctedPage(chosen: 'corrected' | 'reported' = 'corrected') {
  const page = brokerPage()
  page.server.settings.corrected.add(pm25(1))
  page.server.settings.chosen = chosen
  return page
}

const newestOf = ({ current }: { current(): { frames: readonly { values: Float64Array }[] } }) =>
  current().frames.map(({ values }) => values.at(-1))

describe('readings on the basis that a need asks for', () => {
  it('keeps reported, corrected and chosen readings of one data point apart', async () => {
    const { server, settle, widget } = correctedPage()
    const bases = [undefined, 'reported', 'corrected'] as const
    const charts = bases.map((basis) =>
      widget([readings([pm25(1)], basis === undefined ? {} : { basis })]),
    )
    await settle()
    expect(charts.flatMap(newestOf)).toEqual([6, 10, 6])
    expect(charts.map((chart) => chart.current().frames[0]?.basis)).toEqual([
      'corrected',
      undefined,
      'corrected',
    ])
    expect(server.to('search/measurements').map(({ body }) => body['basis'])).toEqual([...bases])
  })

  it('asks once for needs of the same basis', async () => {
    const { server, settle, widget } = correctedPage()
    widget([readings([pm25(1)], { basis: 'reported' })])
    widget([readings([co2(2)], { basis: 'reported' })])
    await settle()
    expect(server.to('search/measurements').map(({ body }) => body['data_point_id'])).toEqual([
      [pm25(1), co2(2)],
    ])
  })

  it('answers one widget with both bases of a data point', async () => {
    const { settle, widget } = correctedPage()
    const both = widget([
      readings([pm25(1)], { basis: 'corrected' }),
      readings([pm25(1)], { basis: 'reported' }),
    ])
    await settle()
    expect(newestOf(both)).toEqual([6, 10])
  })

  it.each<[path: string, need: DataNeed]>([
    ['search/statistics', { kind: 'statistics', dataPointIds: [pm25(1)], basis: 'reported' }],
    [
      'search/statistics/steps',
      { kind: 'steps', dataPointIds: [pm25(1)], unit: 'hour', basis: 'reported' },
    ],
    ['search/statistics/cycles', { kind: 'cycles', dataPointIds: [pm25(1)], basis: 'reported' }],
    [
      'search/statistics/rose',
      {
        kind: 'rose',
        speedDataPointId: pm25(1),
        directionDataPointId: co2(1),
        basis: 'reported',
      },
    ],
    [
      'search/statistics/pairs',
      { kind: 'pairs', xDataPointId: pm25(1), yDataPointId: co2(1), basis: 'reported' },
    ],
    [
      'search/statistics/percentile_rose',
      {
        kind: 'percentileRose',
        speedDataPointId: pm25(1),
        directionDataPointId: co2(1),
        pollutantDataPointId: pm25(2),
        basis: 'reported',
      },
    ],
    [
      'search/statistics/polar',
      {
        kind: 'polarPlot',
        speedDataPointId: pm25(1),
        directionDataPointId: co2(1),
        pollutantDataPointId: pm25(2),
        basis: 'reported',
      },
    ],
  ])('passes the basis of a need on to %s, and asks apart without one', async (path, need) => {
    const { server, settle, widget } = correctedPage()
    const { basis: _, ...chosen } = need as DataNeed & { basis: 'reported' }
    widget([need])
    widget([chosen as DataNeed])
    await settle()
    expect(server.to(path).map(({ body }) => body['basis'])).toEqual(['reported', undefined])
  })

  it('counts figures from readings of their own basis, never from those of another', async () => {
    const { server, settle, widget } = correctedPage()
    const need = { kind: 'statistics', dataPointIds: [pm25(1)] } as const
    const same = widget([readings([pm25(1)]), need])
    const other = widget([readings([pm25(1)]), { ...need, basis: 'reported' }])
    await settle()
    // 181 minutes of 6 µg/m³; the server's figure of any basis is 11.
    expect(same.current().statistics[pm25(1)]?.value).toBe(6)
    expect(other.current().statistics[pm25(1)]?.value).toBe(11)
    expect(server.to('search/statistics')).toHaveLength(1)
  })
})

describe('live readings on two bases', () => {
  it('appends to each series the readings on its own basis alone', async () => {
    const { clock, live, drawFrame, settle, widget } = correctedPage()
    const corrected = widget([readings([pm25(1)])])
    const reported = widget([readings([pm25(1)], { basis: 'reported' })])
    const plain = widget([readings([co2(1)])])
    await settle()
    live.say(pm25(1), [clock.now() + 1, 20])
    live.sayCorrected(pm25(1), [clock.now() + 1, 12])
    live.say(co2(1), [clock.now() + 1, 400])
    drawFrame()
    expect([corrected, reported, plain].flatMap(newestOf)).toEqual([12, 20, 400])
    expect(corrected.current().frames[0]?.times).toHaveLength(182)
  })

  it('keeps of readings that arrive during the first request those on the basis of the answer', async () => {
    const { clock, live, drawFrame, settle, widget } = correctedPage()
    const chart = widget([readings([pm25(1)])])
    drawFrame()
    live.sayCorrected(pm25(1), [clock.now() + 500, 12])
    live.say(pm25(1), [clock.now() + 900, 20])
    await settle()
    expect(newestOf(chart)).toEqual([12])
  })

  it('draws a series anew on the other basis once its first correction is in force', async () => {
    const { clock, live, server, settle, widget } = brokerPage()
    const chart = widget([readings([pm25(1)])])
    await settle()
    expect(newestOf(chart)).toEqual([10])
    server.settings.corrected.add(pm25(1))
    clock.pass(MINUTE_MS)
    live.say(pm25(1), [clock.now(), 10])
    live.sayCorrected(pm25(1), [clock.now(), 6])
    await settle()
    const [frame] = chart.current().frames
    expect([frame?.basis, new Set(frame?.values)]).toEqual(['corrected', new Set([6])])
  })

  it('asks once about corrected readings where the organization chose reported ones', async () => {
    const { clock, live, server, settle, widget } = correctedPage('reported')
    const chart = widget([readings([pm25(1)])])
    await settle()
    for (let second = 1; second <= 5; second += 1) {
      live.say(pm25(1), [clock.now() + second, 20])
      live.sayCorrected(pm25(1), [clock.now() + second, 12])
      clock.pass(10)
      await settle()
    }
    expect(newestOf(chart)).toEqual([20])
    expect(server.to('search/measurements')).toHaveLength(2)
  })

  it('draws a series anew as reported within a minute after its correction was withdrawn', async () => {
    const { clock, live, server, settle, widget } = correctedPage()
    const chart = widget([readings([pm25(1)])])
    await settle()
    server.settings.corrected.clear()
    for (let minute = 1; minute <= 2; minute += 1) {
      clock.pass(MINUTE_MS)
      live.say(pm25(1), [clock.now(), 10])
      await settle()
    }
    const [frame] = chart.current().frames
    expect([frame?.basis, new Set(frame?.values)]).toEqual([undefined, new Set([10])])
  })

  it('asks for nothing as long as corrected readings follow the reported ones', async () => {
    const { clock, live, server, settle, widget } = correctedPage()
    widget([readings([pm25(1)])])
    await settle()
    clock.pass(HOUR_MS)
    await settle()
    const before = server.to('search/measurements').length
    for (let minute = 1; minute <= 5; minute += 1) {
      clock.pass(MINUTE_MS)
      live.say(pm25(1), [clock.now(), 10])
      live.sayCorrected(pm25(1), [clock.now(), 6])
      await settle()
    }
    expect(server.to('search/measurements')).toHaveLength(before)
  })
})

describe('the newest reading of a device on the basis that it shows', () => {
  const NODE: DataNeed = { kind: 'nodes', nodeIds: ['N1:0'], includes: ['data_points'] }

  it.each([
    ['corrected', 12],
    ['reported', 20],
  ] as const)('takes live readings that are %s, and no others', async (chosen, expected) => {
    const { clock, live, drawFrame, settle, widget } = correctedPage(chosen)
    const card = widget([NODE])
    await settle()
    live.sayCorrected(pm25(1), [clock.now() + 1, 12])
    live.say(pm25(1), [clock.now() + 1, 20])
    drawFrame()
    const points: readonly DataPoint[] = card.current().nodes[0]?.data_points ?? []
    expect(points.find(({ _id }) => _id === pm25(1))?.lastValue).toBe(expected)
  })

  it('takes the answer of the server once its basis has changed, whatever arrived live', async () => {
    const { clock, live, server, settle, widget } = correctedPage()
    const card = widget([NODE])
    await settle()
    live.sayCorrected(pm25(1), [clock.now() + 5, 12])
    await settle()
    server.settings.corrected.clear()
    clock.pass(MINUTE_MS)
    await settle()
    clock.pass(MINUTE_MS)
    await settle()
    const [point] = card.current().nodes[0]?.data_points ?? []
    expect([point?.lastValue, point?.correction]).toEqual([null, undefined])
  })
})
