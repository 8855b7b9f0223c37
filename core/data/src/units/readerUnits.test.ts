import type { Colocation, DataPoint, Measurement, Node, Pairs } from '@airshed/schemas'
import {
  createAlert,
  exportMeasurements,
  findCoveredDevices,
  getAlert,
  getAlertTemplate,
  listRevisions,
  searchDataPoints,
  searchMeasurements,
  searchNodes,
  searchColocation,
  searchPairs,
  searchStatistics,
  updateAlertTemplate,
} from '@airshed/schemas/calls'
import { fahrenheitOf, pairsOf } from '@airshed/domain'
import { describe, expect, it } from 'vitest'
import type { LiveChannel, LiveMessage } from '../live/liveTypes.ts'
import { createFakeApi, fake } from '../testing/fakeApi.ts'
import { inFahrenheit } from './readerUnits.ts'

const AIR = 'A.0.0.0/128:1'
const DUST = 'A.0.0.0/132:5'
const DEW = 'A.0.0.0/raw:DewPoint'
const UNITS: Record<string, string> = { [AIR]: '°C', [DUST]: 'µg/m³', [DEW]: '°C' }

const point = (id: string): DataPoint =>
  ({ _id: id, path: id.split('/')[1], unit: UNITS[id] ?? '', lastValue: 10 }) as DataPoint
const figures = (value: number) => ({ value, minimum: value - 10, maximum: value + 10 })
const templateRule = (value: number) => [
  {
    _id: 'g',
    conditions: [{ deviceId: '*', dataPointId: '*/metric:dew', expr: 'gt' as const, value }],
  },
]
const rule = (value: number) => [
  { _id: 'g', conditions: [{ deviceId: 'A:0', dataPointId: AIR, expr: 'gt' as const, value }] },
]

/** A server that keeps temperatures in °C, and what it was asked for. */
function server(pairs: Partial<Pairs> = {}, colocation: Colocation | null = null) {
  let say = (_message: LiveMessage): void => undefined
  const { api, calls } = createFakeApi(
    [
      fake(
        searchNodes,
        () =>
          ({
            data: [{ _id: 'A:0', node_id: 'A:0', data_points: [AIR, DUST].map(point) } as Node],
            next: null,
            total: { count: 1, isExact: true },
          }) as never,
      ),
      fake(searchDataPoints, ({ body }) => ({
        data: (body.data_point_id ?? []).filter((id) => id in UNITS).map(point),
        total: 1,
        page: 1,
        size: 1,
      })),
      fake(searchMeasurements, ({ body }) => ({
        data: Object.fromEntries(
          body.data_point_id.map((id): [string, Measurement[]] => [
            id,
            [
              [1, 10],
              [2, null, 1],
            ],
          ]),
        ),
        info: Object.fromEntries(
          body.data_point_id.map((id) => [
            id,
            {
              averagingPeriodMs: null,
              reduced: false,
              completeness: 1,
              reportingIntervals: [],
              fault: { sinceMs: 2, lastGood: [1, 10] as Measurement },
            },
          ]),
        ),
      })),
      fake(
        searchStatistics,
        ({ body }) =>
          ({
            data: Object.fromEntries(body.data_point_id.map((id) => [id, figures(20)])),
          }) as never,
      ),
      fake(searchColocation, () => ({ data: colocation })),
      fake(searchPairs, () => ({ data: pairs as Pairs })),
      fake(getAlert, () => ({ data_points: rule(30), references: [] }) as never),
      fake(createAlert, ({ body }) => body as never),
      fake(
        getAlertTemplate,
        () =>
          ({
            data_points: templateRule(30),
            references: [],
            points: [{ path: 'metric:dew', unit: '°C', kind: 'scalar' }],
          }) as never,
      ),
      fake(updateAlertTemplate, ({ body }) => ({ ...body, points: [] }) as never),
      fake(
        findCoveredDevices,
        () =>
          ({
            parameters: [
              { path: 'metric:dew', unit: '°C' },
              { path: '132:5', unit: 'µg/m³' },
            ],
          }) as never,
      ),
      fake(exportMeasurements, () => '' as never),
      fake(
        listRevisions,
        () =>
          ({
            data: [AIR, DUST].map((id) => ({
              data_point_id: id,
              unit: UNITS[id],
              old_value: null,
              value: 20,
            })),
          }) as never,
      ),
    ],
    { clock: { now: () => 0 } },
  )
  const live = {
    state: 'open',
    lostSinceMs: null,
    watch: (_ids, listener) => {
      say = listener
      return () => undefined
    },
  } as LiveChannel
  return { ...inFahrenheit({ api, live }), calls, say: (message: LiveMessage) => say(message) }
}

describe('a user who reads °F', () => {
  it('converts temperatures with their unit, and nothing else', async () => {
    const { api } = server()
    const { data } = await api.call(searchNodes, { body: {} })
    expect(data[0]?.data_points).toMatchObject([
      { _id: AIR, unit: '°F', lastValue: 50 },
      { _id: DUST, unit: 'µg/m³', lastValue: 10 },
    ])
  })

  it('converts readings, the last good one before a fault, and statistics', async () => {
    const { api } = server()
    const body = { data_point_id: [AIR, DUST] }
    const { data, info } = await api.call(searchMeasurements, { body })
    expect(data).toEqual({
      [AIR]: [
        [1, 50],
        [2, null, 1],
      ],
      [DUST]: [
        [1, 10],
        [2, null, 1],
      ],
    })
    expect([info[AIR]?.fault?.lastGood, info[DUST]?.fault?.lastGood]).toEqual([
      [1, 50],
      [1, 10],
    ])
    const range = { ...body, from: 0, to: 1 }
    const statistics = await api.call(searchStatistics, { body: range })
    expect(statistics.data).toMatchObject({
      [AIR]: { value: 68, minimum: 50, maximum: 86 },
      [DUST]: { value: 20, minimum: 10, maximum: 30 },
    })
  })

  it('converts the old and new values of revised readings', async () => {
    const { api } = server()
    const { data } = await api.call(listRevisions, { params: { id: 'A:0' }, query: {} })
    expect(data).toMatchObject([
      { unit: '°F', old_value: null, value: 68 },
      { unit: 'µg/m³', old_value: null, value: 20 },
    ])
  })

  it('looks up the unit of unmapped readings once, as their names do not tell', async () => {
    const { api, calls } = server()
    const body = { data_point_id: [DEW, 'A.0.0.0/raw:Unknown'] }
    for (const _ of [1, 2]) {
      const { data } = await api.call(searchMeasurements, { body })
      expect(data[DEW]?.[0]).toEqual([1, 50])
      expect(data['A.0.0.0/raw:Unknown']?.[0]).toEqual([1, 10])
    }
    expect(calls.filter(({ path }) => path === 'search/data_points')).toHaveLength(1)
  })

  it('converts live readings as well', () => {
    const { live, say } = server()
    const heard: LiveMessage[] = []
    live.watch(['A:0'], (message) => heard.push(message))
    say({ kind: 'measurements', dataPointId: AIR, measurements: [[3, 20]] })
    say({ kind: 'measurements', dataPointId: DUST, measurements: [[3, 20]] })
    say({ kind: 'resync', nodeIds: ['A:0'] })
    expect(heard).toEqual([
      { kind: 'measurements', dataPointId: AIR, measurements: [[3, 68]] },
      { kind: 'measurements', dataPointId: DUST, measurements: [[3, 20]] },
      { kind: 'resync', nodeIds: ['A:0'] },
    ])
    expect(live.state).toBe('open')
  })

  it('shows and takes limits of alerts in °F, while the server keeps °C', async () => {
    const { api, calls } = server()
    const alert = await api.call(getAlert, { params: { id: 'a' } })
    expect(alert.data_points?.[0]?.conditions[0]).toMatchObject({ value: 86 })
    const made = await api.call(createAlert, { body: { data_points: rule(85) } as never })
    expect(calls.at(-1)?.body).toMatchObject({
      data_points: [{ conditions: [{ value: 29.444444444 }] }],
    })
    expect(made.data_points?.[0]?.conditions[0]).toMatchObject({ value: 85 })
  })

  it('shows and takes template limits in °F, also of parameters known only to the template', async () => {
    const { api, calls } = server()
    const read = await api.call(getAlertTemplate, { params: { id: 't' } })
    expect(read.data_points?.[0]?.conditions[0]).toMatchObject({ value: 86 })
    const covered = await api.call(findCoveredDevices, {
      body: { organization_id: 'o', covers: { types: ['A'], tags: [] } },
    })
    expect(covered.parameters).toEqual([
      { path: 'metric:dew', unit: '°F', storedUnit: '°C' },
      { path: '132:5', unit: 'µg/m³' },
    ])
    await api.call(updateAlertTemplate, {
      params: { id: 't' },
      body: { data_points: templateRule(86) } as never,
    })
    expect(calls.at(-1)?.body).toMatchObject({ data_points: [{ conditions: [{ value: 30 }] }] })
  })

  it('requests the file of readings in °F', async () => {
    const { api, calls } = server()
    const body = { data_point_id: [AIR], from: 0, to: 1 }
    await api.call(exportMeasurements, { body })
    expect(calls.at(-1)?.body).toEqual({ ...body, temp_units: 'F' })
  })

  it.each([
    ['°C', '°C'],
    ['°C', '%'],
    ['%', '°C'],
  ])('converts the line through pairs of %s and %s', async (xUnit, yUnit) => {
    const line = { slope: 0.9, intercept: 1.5 }
    const x = [2, 7, 11, 19, 26]
    const y = [3, 9, 10, 22, 25]
    const isX = xUnit === '°C'
    const isY = yUnit === '°C'
    const { api } = server({
      xUnit,
      yUnit,
      regression: { ...line, correlation: 0.9, rSquared: 0.81, residualDeviation: 0.5 },
      orthogonal: null,
      agreement: isX && isY ? { bias: 1, rmse: 2 } : null,
      points: { start: [1, 2, 3, 4, 5], x, y },
      density: null,
    })
    const body = { x_data_point_id: 'x', y_data_point_id: 'y', from: 0, to: 1 }
    const { data } = await api.call(searchPairs, { body })
    const { points } = data as Pairs
    expect(points?.x[0]).toBe(isX ? 35.6 : 2)
    const { slope = 0, intercept = 0, ...rest } = data?.regression ?? {}
    const onLine = (value: number) => line.slope * value + line.intercept
    for (const [at, value] of (points?.x ?? []).entries()) {
      const kept = onLine(x[at] ?? 0)
      expect(slope * value + intercept).toBeCloseTo(isY ? fahrenheitOf(kept) : kept, 5)
    }
    expect(rest).toEqual({ correlation: 0.9, rSquared: 0.81, residualDeviation: isY ? 0.9 : 0.5 })
    expect(data?.agreement).toEqual(isX && isY ? { bias: 1.8, rmse: 3.6 } : null)
  })

  it('converts the orthogonal line to the one fitted in °F, with its uncertainty', async () => {
    const columns = { x: [2, 7, 11, 19, 26], y: [3, 9, 10, 22, 25] }
    const inF = { x: columns.x.map(fahrenheitOf), y: columns.y.map(fahrenheitOf) }
    const lineOf = (own: typeof columns, unit: string) =>
      pairsOf({ ...own, start: [1, 2, 3, 4, 5], expected: 5, xUnit: unit, yUnit: unit }).orthogonal
    const { api } = server({
      xUnit: '°C',
      yUnit: '°C',
      regression: null,
      orthogonal: lineOf(columns, '°C'),
      agreement: null,
      points: null,
      density: null,
    })
    const body = { x_data_point_id: 'x', y_data_point_id: 'y', from: 0, to: 1 }
    const { data } = await api.call(searchPairs, { body })
    const expected: Record<string, number> = { ...lineOf(inF, '°F') }
    expect(Object.keys(expected)).toHaveLength(5)
    for (const [name, value] of Object.entries(expected)) {
      expect(data?.orthogonal?.[name as keyof typeof data.orthogonal], name).toBeCloseTo(value, 6)
    }
  })
})

it('shows residuals by temperature in classes of °F, and those by humidity as they are', async () => {
  const bins = [{ from: 20, to: 25, count: 2, mean: 1.5, deviation: 0.5 }]
  const residuals = (unit: string) => ({ unit, count: 2, bins })
  const sensor = { temperature: residuals('°C'), humidity: residuals('%') }
  const study = { sensors: [sensor, { temperature: null, humidity: null }] }
  const { api } = server({}, study as unknown as Colocation)
  const body = {
    sensor_data_point_ids: ['x'],
    reference_data_point_id: 'y',
    from: 0,
    to: 1,
    averaging: 'hour' as const,
  }
  const { data } = await api.call(searchColocation, { body })
  expect(data?.sensors).toEqual([
    {
      temperature: { unit: '°F', count: 2, bins: [{ ...bins[0], from: 68, to: 77 }] },
      humidity: residuals('%'),
    },
    { temperature: null, humidity: null },
  ])
})
