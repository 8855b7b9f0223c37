import { NO_DATA, type Frame } from '@airshed/contract'
import type { Alert, Node, OnlineSeries } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { completenessWords } from './completeness.ts'
import { exportMessages, exportWords } from './exportWords.ts'
import { valueTables } from './valueTable.ts'

const english = exportWords('en_US', 'UTC')
const spanish = exportWords('es_ES', 'Europe/Madrid')
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

const counts = { online: 3, offline: 1, deactivated: 0, inventory: 2, total: 6 }

describe('the data of a widget as tables', () => {
  it('are one for each kind of data, and none where there are none', () => {
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

  it('say how each device is, and what it measured last', () => {
    const [latest, devices] = valueTables({ ...NO_DATA, nodes: [node] }, spanish)
    expect(latest?.rows).toEqual([['Harbour', 'PM2.5', 3.25, 'µg/m³', NOON, '1C00.0.0.0/132:5']])
    expect(latest?.columns[4]?.header).toBe('Hora, Europe/Madrid')
    expect(devices?.rows).toEqual([
      ['Harbour', '1C00', 'Thiamis-1000', 'Sin conexión', NOON, 40.7, -74, 60, 'No'],
    ])
  })

  it('have the status that the widget shows: a reading that came live counts', () => {
    const silent = { ...node, status: 'activated', last_online: NOON - 3_600_000 } as Node
    const row = (asOfMs: number) =>
      valueTables({ ...NO_DATA, nodes: [silent], asOfMs }, english)[1]?.rows[0]?.slice(3, 5)
    expect(row(NOON + 60_000)).toEqual(['Online', NOON])
    expect(row(NOON + 3_600_000)).toEqual(['Offline', NOON])
  })

  it('count devices by type and by hour', () => {
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

  it('name the state and the level of an alert', () => {
    const [alerts] = valueTables({ ...NO_DATA, alerts: { data: [alert], total: 1 } }, english)
    expect(alerts?.rows).toEqual([['-1+1', 'Active', 'Critical', null, '1C00:0, 1C01:0', '@sum']])
  })
})

describe('the completeness of a series', () => {
  const range = { from: NOON - 3_600_000, to: NOON }
  const frame = (changes: Partial<Frame>): Frame =>
    ({
      times: Float64Array.of(NOON - 120_000, NOON - 60_000, NOON),
      values: Float64Array.of(1, Number.NaN, 2),
      averagingPeriodMs: null,
      reportingIntervalMs: 60_000,
      ...changes,
    }) as Frame
  it.each<[string, Partial<Frame>, string]>([
    ['as measured', {}, '2 of 60 expected values (3%)'],
    ['averaged', { averagingPeriodMs: 600_000 }, '2 of 6 expected values (33%)'],
    [
      'of the newest readings, older than the range',
      { times: Float64Array.of(0, 60_000, 120_000) },
      '2 of 3 expected values (67%)',
    ],
    [
      'reduced',
      { completeness: 0.5 },
      'Reduced to the first, lowest, highest and last reading of each pixel of the chart; 50% of the expected readings exist',
    ],
  ])('%s is told', (_, changes, expected) => {
    expect(completenessWords(frame(changes), range, english)).toBe(expected)
  })
})

it('has the same texts with the same places in both languages', () => {
  const placesIn = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()
  expect(Object.keys(exportMessages.es)).toEqual(Object.keys(exportMessages.en))
  for (const [id, text] of Object.entries(exportMessages.en)) {
    expect(placesIn(exportMessages.es[id as keyof typeof exportMessages.es])).toEqual(
      placesIn(text),
    )
  }
})
