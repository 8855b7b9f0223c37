import { NO_DATA } from '@airshed/contract'
import { pageTexts } from '@airshed/kit/provider'
import type {
  Alert,
  DeviceProfile,
  HiddenCounts,
  Node,
  OnlineSeries,
  Pairs,
} from '@airshed/schemas'
import { pairsOf, percentileRoseOf, polarPlotOf, roseOf } from '@airshed/domain'
import { describe, expect, it } from 'vitest'
import { exportMessages, exportText } from './exportText.ts'
import { valueTables } from './valueTables.ts'

await pageTexts.load('es')

const english = exportText('en_US', 'UTC')
const spanish = exportText('es_ES', 'Europe/Madrid')
const HOUR_MS = 3_600_000
const NOON = Date.UTC(2026, 4, 17, 12)

const node = {
  presentName: 'Harbour',
  serial: '1C00',
  type: 'Thiamis-1000',
  statusType: 'offline',
  last_online: NOON,
  location: [40.7, -74],
  interval: 60_000,
  is_simulated: false,
  data_points: [
    {
      _id: '1C00.0.0.0/132:5',
      name: 'PM2.5',
      presentName: 'PM2.5',
      unit: 'µg/m³',
      lastValue: 3.25,
      lastTimeReportedTs: NOON,
    },
  ],
} as Node

const alert = {
  name: '-1+1',
  description: '@sum',
  statusType: 'active',
  notification_level: 'critical',
  nodes: ['1C00:0', '1C01:0'],
  lastTriggeredTs: null,
} as Alert

const usAqi = {
  id: 'us-aqi-2024',
  name: 'US AQI',
  grades: [{ id: 'unhealthy_sensitive', name: 'Unhealthy for Sensitive Groups' }],
} as DeviceProfile

const counts = { online: 3, offline: 1, deactivated: 0, inventory: 2, total: 6 }

describe('the data of a widget as tables', () => {
  it('lists each average of a device’s air, its completeness and the responsible pollutant', () => {
    const graded = {
      parameter_id: '132:5',
      data_point_id: '1C00.0.0.0/132:5',
      averaging: 'nowcast',
      value: 54.8,
      unit: 'µg/m³',
      count: 11,
      expected: 12,
      coverage: 11 / 12,
      withheld: null,
      index: 149,
      grade_id: 'unhealthy_sensitive',
    } as const
    const airQuality = {
      '1C00:0': {
        profile_id: 'us-aqi-2024',
        time: NOON,
        overall: { index: 149, grade_id: 'unhealthy_sensitive', parameter_id: '132:5' },
        pollutants: [graded],
      },
    }
    const nodes = [{ ...node, _id: '1C00:0', profiles: [usAqi] }]
    const [table] = valueTables({ ...NO_DATA, nodes, airQuality }, english)
    expect(table?.title).toBe('Air quality')
    expect(table?.rows).toEqual([
      [
        'Harbour',
        'US AQI',
        NOON,
        NOON,
        'PM2.5',
        'NowCast of 12 hours',
        54.8,
        'µg/m³',
        11,
        12,
        11 / 12,
        149,
        'Unhealthy for Sensitive Groups',
        'Yes',
      ],
    ])
    expect(table?.columns).toHaveLength(14)
  })

  it('lists the value of each period and its completeness, also where the value is withheld', () => {
    const day = (value: number | null, count: number, hidden?: HiddenCounts) => ({
      value,
      combination: 'mean' as const,
      isTimeWeighted: false,
      resultant: null,
      minimum: 1,
      maximum: 9,
      count,
      expected: 24,
      coverage: count / 24,
      ...(hidden === undefined ? {} : { hidden }),
    })
    const edges = [NOON, NOON + 24 * HOUR_MS, NOON + 47 * HOUR_MS]
    const steps = {
      '1C00.0.0.0/132:5': {
        edges,
        figures: [day(4.5, 24), day(null, 12, { sensorFault: 2, invalid: 3 })],
      },
    }
    const [table] = valueTables({ ...NO_DATA, nodes: [node], steps }, english)
    expect(table?.columns.map(({ header }) => header)).toEqual([
      'Time, UTC',
      'Time, ISO 8601',
      'End of the period, UTC',
      'PM2.5, µg/m³, mean, time is the start of the period',
      'PM2.5, readings',
      'PM2.5, expected readings',
      'PM2.5, completeness (0–1)',
      'PM2.5, readings left out',
    ])
    expect(table?.rows).toEqual([
      [NOON, NOON, edges[1], 4.5, 24, 24, 1, null],
      [edges[1], edges[1], edges[2], null, 12, 24, 0.5, 5],
    ])
    const limited = {
      '1C00.0.0.0/132:5': {
        edges,
        figures: [day(4.5, 24), { ...day(2, 20), belowLimit: { half: 4 } }],
      },
    }
    const [below] = valueTables({ ...NO_DATA, nodes: [node], steps: limited }, english)
    expect(below?.columns.at(-1)?.header).toBe(
      'PM2.5, readings below the detection limit, counted as half of it',
    )
    expect(below?.rows.map((row) => row.slice(8))).toEqual([[0], [4]])
  })

  it('lists the completeness of each hour, weekday and month of a usual course', () => {
    const figure = { value: 4.5, low: 4, high: 5, count: 9, expected: 10, coverage: 0.9 }
    const many = (count: number) => Array.from({ length: count }, () => figure)
    const cycles = {
      '1C00.0.0.0/132:5': {
        timezone: 'Europe/Lisbon',
        hourly: 'mean' as const,
        hour: many(24),
        weekday: many(7),
        month: many(12),
        weekdayHour: many(168),
      },
    }
    const [table] = valueTables({ ...NO_DATA, nodes: [node], cycles }, english)
    expect(table?.title).toBe('Typical pattern')
    expect(table?.rows).toHaveLength(24 + 7 + 12 + 168)
    expect(table?.rows.map((row) => row.slice(2, 4)).filter((_, at) => at % 24 === 6)).toEqual([
      ['Hour of the day', '06:00 – 07:00'],
      ['Weekday', 'Sunday'],
      ...Array.from({ length: 7 }, () => ['Hour of the week', expect.anything()]),
    ])
    expect(table?.rows[0]).toEqual([
      'Harbour',
      'PM2.5',
      'Hour of the day',
      '00:00 – 01:00',
      'Europe/Lisbon',
      4.5,
      4,
      5,
      'µg/m³',
      'mean',
      9,
      10,
      0.9,
    ])
    expect(table?.columns).toHaveLength(13)
  })

  it('makes one table for each kind of data, and none without data', () => {
    const titles = valueTables(
      {
        ...NO_DATA,
        nodes: [node],
        status: { devices: counts },
        online: {},
        alerts: { data: [], total: 0 },
      },
      english,
    ).map(({ title }) => title)
    expect(titles).toEqual([
      'Latest values',
      'Devices',
      'Devices by state',
      'Devices that reported, by hour',
      'Alerts',
    ])
    expect(valueTables(NO_DATA, english)).toEqual([])
  })

  it('lists each sector and speed class of a rose, its calms and its completeness', () => {
    const rose = roseOf(
      {
        speeds: Float64Array.of(1, 5, 5, 0),
        directionsDeg: Float64Array.of(90, 90, Number.NaN, Number.NaN),
        concentrations: Float64Array.of(10, 30, 50, 20),
        averagingPeriodMs: 3_600_000,
        reportingIntervalMs: 60_000,
        expected: 4,
      },
      { sectorCount: 4, speedBreaks: [2] },
    )
    const [shares, basis] = valueTables({ ...NO_DATA, roses: [null, rose] }, english)
    expect(shares?.rows).toHaveLength(9)
    expect(shares?.rows.slice(2, 4)).toEqual([
      [90, 0, 2, 1, 33.33, 10, 1],
      [90, 2, null, 1, 33.33, 30, 1],
    ])
    expect(shares?.rows.at(-1)).toEqual([null, 0, 0, 1, 33.33, 20, 1])
    expect(basis?.rows).toEqual([
      ['Averaging', '1 h mean, time is the start of the period'],
      ['Pairs of speed and direction', '3'],
      ['Completeness', '3 of 4 expected values (75%)'],
      ['Winds left out for lack of direction', '1'],
      ['Directions rounded to 10°, sectors biased', 'No'],
      ['Shares corrected for that', 'No'],
    ])
  })

  it('lists each pair with its hour, and the regression of all pairs at full length', () => {
    const pairs: Pairs = {
      timezone: 'UTC',
      averagingPeriodMs: 3_600_000,
      ...pairsOf({
        start: [NOON, NOON + 3_600_000, NOON + 7_200_000],
        x: [1, 2, 3],
        y: [3, 5, 7],
        expected: 4,
        xUnit: 'ppb',
        yUnit: 'ppm',
      }),
    }
    const [list, figures] = valueTables({ ...NO_DATA, pairs: [null, pairs] }, english)
    expect(list?.columns.map(({ header }) => header).slice(1)).toEqual([
      'X-axis, ppb',
      'Y-axis, ppm',
    ])
    expect(list?.rows[1]).toEqual([NOON + 3_600_000, 2, 5])
    expect(figures?.rows.slice(0, 5)).toEqual([
      ['Pairs', '3'],
      ['Completeness', '3 of 4 expected values (75%)'],
      ['Slope of y on x', '2'],
      ['Intercept', '1'],
      ['R²', '1'],
    ])
    expect(figures?.rows.at(-1)).toEqual(['Bias, mean of y − x', null])
  })

  it('lists each sector of a percentile rose and each cell of a polar plot', () => {
    const hours = {
      speeds: [3, 3, 3, 0],
      directionsDeg: [90, 90, 90, Number.NaN],
      concentrations: [10, 20, 30, 7],
      expected: 4,
    }
    const basis = { timezone: 'UTC', speedUnit: 'm/s', pollutantUnit: 'ppb' }
    const percentileRoses = [
      { ...basis, ...percentileRoseOf(hours, { sectorCount: 4, percentiles: [50] }) },
    ]
    const polarPlots = [{ ...basis, ...polarPlotOf(hours) }]
    const [sectors, , cells] = valueTables({ ...NO_DATA, percentileRoses, polarPlots }, english)
    expect(sectors?.columns.at(-1)?.header).toBe('50th percentile, ppb')
    expect(sectors?.rows[1]).toEqual(['90', 3, 'Yes', 20, 20])
    expect(sectors?.rows.at(-2)).toEqual(['Calms', 1, 'Yes', 7, 7])
    const [speed, from, mean, near, isUncertain] =
      cells?.rows.toSorted((one, other) => Number(other[3]) - Number(one[3]))[0] ?? []
    expect([Number(speed).toFixed(0), from, mean, near, isUncertain]).toEqual([
      '3',
      90,
      20,
      3,
      'Yes',
    ])
  })

  it('lists how each device is, and its newest reading', () => {
    const [latest, devices] = valueTables({ ...NO_DATA, nodes: [node] }, spanish)
    expect(latest?.rows).toEqual([['Harbour', 'PM2.5', 3.25, 'µg/m³', NOON, '1C00.0.0.0/132:5']])
    expect(latest?.columns[4]?.header).toBe('Hora, Europe/Madrid')
    expect(devices?.rows).toEqual([
      ['Harbour', '1C00', 'Thiamis-1000', 'Sin conexión', NOON, 40.7, -74, 60, 'No'],
    ])
  })

  it('lists the status that the widget shows, which counts a live reading', () => {
    const silent = { ...node, status: 'activated', last_online: NOON - 3_600_000 } as Node
    const row = (asOfMs: number) =>
      valueTables({ ...NO_DATA, nodes: [silent], asOfMs }, english)[1]?.rows[0]?.slice(3, 5)
    expect(row(NOON + 60_000)).toEqual(['Online', NOON])
    expect(row(NOON + 3_600_000)).toEqual(['Offline', NOON])
  })

  it('counts devices by type and by hour', () => {
    const status = { devices: counts, 'devices.airRohr': counts }
    const online: OnlineSeries = {
      [NOON + 3_600_000]: { airRohr: 2 },
      [NOON]: { airRohr: 1, Thiamis: 4 },
    }
    const [byState, byHour] = valueTables({ ...NO_DATA, status, online }, english)
    expect(byState?.rows).toEqual([
      ['All', 3, 1, 0, 2, 6],
      ['airRohr', 3, 1, 0, 2, 6],
    ])
    expect(byHour?.columns.map(({ header }) => header)).toEqual(['Hour', 'Thiamis', 'airRohr'])
    expect(byHour?.rows).toEqual([
      [NOON, 4, 1],
      [NOON + 3_600_000, null, 2],
    ])
  })

  it('names the state and the level of an alert', () => {
    const [alerts] = valueTables({ ...NO_DATA, alerts: { data: [alert], total: 1 } }, english)
    expect(alerts?.rows).toEqual([['-1+1', 'Active', 'Critical', null, '1C00:0, 1C01:0', '@sum']])
  })
})

it('export texts have the same ids and placeholders in both languages', () => {
  const placesIn = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()
  expect(Object.keys(exportMessages.es)).toEqual(Object.keys(exportMessages.en))
  for (const [id, text] of Object.entries(exportMessages.en)) {
    expect(placesIn(exportMessages.es[id as keyof typeof exportMessages.es])).toEqual(
      placesIn(text),
    )
  }
})
