import type { FileColumn } from '@airshed/console-kit'
import { createPluginIntl, type Node } from '@airshed/kit'
import { dataPoint, node, TEST_NOW_MS } from '@airshed/testing'
import { expect, it } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { REPORTING_FLEET } from '../testsupport/reportingFleet.ts'
import { deviceColumns } from './deviceColumns.tsx'
import { newestInFile } from './newestInFile.ts'
import { newestText } from './NewestReading.tsx'
import { newestValues } from './newestValues.ts'

const intl = createPluginIntl({ en, es }, { locale: 'en_US', timezone: 'UTC' })
const MINUTE_MS = 60_000
const columns = deviceColumns({
  intl,
  nowMs: TEST_NOW_MS,
  organizations: new Map(),
  isOfAll: false,
})
/** Header → value of one device in the columns that a column of the list becomes in a file. */
const inFile = (id: string, device: Node | undefined) =>
  Object.fromEntries(
    (columns.find((column) => column.id === id)?.inFile ?? []).map(
      ({ header, value }: FileColumn<Node>) => [
        header,
        device === undefined ? null : value(device),
      ],
    ),
  )

it('exports battery and signal as numbers, with their times', () => {
  const atMs = TEST_NOW_MS - 3 * MINUTE_MS
  expect(inFile('battery', REPORTING_FLEET[0])).toEqual({
    'Battery (%)': 64,
    'Battery (V)': null,
    'Battery: charging': 'no',
    'Battery: time': atMs,
  })
  expect(inFile('signal', REPORTING_FLEET[0])).toEqual({
    'Signal (dBm)': -71,
    'Signal: network': 'Wi-Fi',
    'Signal: time': atMs,
  })
  expect(Object.values(inFile('battery', REPORTING_FLEET[4]))).toEqual([null, null, null, null])
})

it('exports the newest reading in parts, and marks an old one', () => {
  expect(inFile('newest', REPORTING_FLEET[0])).toEqual({
    'Newest reading': 'Particulate matter PM2.5',
    'Newest reading: value': 12.34,
    'Newest reading: unit': 'µg/m³',
    'Newest reading: period': '5 min',
    'Newest reading: time': TEST_NOW_MS - MINUTE_MS,
    'Newest reading: state': 'current',
  })
  expect(inFile('newest', REPORTING_FLEET[2])).toMatchObject({
    'Newest reading: value': 19.2,
    'Newest reading: state': 'old',
  })
})

it('exports every newest value with unit, averaging period, time and state', () => {
  const at = (agoMs: number) => ({ _type: 'raw', lastTimeReportedTs: TEST_NOW_MS - agoMs }) as const
  const points = [
    dataPoint('1C00A3F7.0.0.0/132:5', { ...at(MINUTE_MS), lastValue: 12.34 }),
    dataPoint('1C00A3F7.0.0.0/131:10', { ...at(60 * MINUTE_MS), lastValue: 640 }),
    dataPoint('1C00A3F7.0.0.0/132:7', { ...at(MINUTE_MS), lastValue: null }),
    dataPoint('1C00A3F7.0.0.0/raw:x', { ...at(MINUTE_MS), lastValue: 1 }),
    dataPoint('1C00A3F7.0.0.0/135:1'),
    dataPoint('1C00A3F7.0.0.0/metric:1', {
      ...at(MINUTE_MS),
      _type: 'metric',
      presentName: 'Mean of an hour',
      lastValue: 10,
      metric: {
        _id: '1',
        description: '',
        conditions: { link: ['1C00A3F7.0.0.0/132:5'], avg: { period: 60 } },
        step: 60,
        is_complete: true,
      },
    }),
  ]
  const device = node('1C00A3F7:0', { presentName: 'Quay', data_points: points })
  const { title, tableOf } = newestValues(intl, TEST_NOW_MS)
  const table = tableOf([device, node('1C00A3F8:0')])
  expect(title).toBe('Newest values')
  expect(table.columns.map(({ header }) => header)).toEqual([
    'Serial',
    'Name',
    'Parameter',
    'Value',
    'Unit',
    'Period',
    'Time',
    'State',
    'Data point',
  ])
  expect(table.rows.map((row) => row.slice(2, 8))).toEqual([
    ['Particulate matter PM2.5', 12.34, 'µg/m³', '5 min', TEST_NOW_MS - MINUTE_MS, 'current'],
    ['Carbon dioxide', 640, 'ppm', '5 min', TEST_NOW_MS - 60 * MINUTE_MS, 'old'],
    ['Particulate matter PM10', null, 'µg/m³', '5 min', TEST_NOW_MS - MINUTE_MS, 'not valid'],
    ['Mean of an hour', 10, '', '1 h', TEST_NOW_MS - MINUTE_MS, 'current'],
  ])
})

it('names parameters in Spanish, in the list and in files', () => {
  const spanish = createPluginIntl({ en, es }, { locale: 'es_ES', timezone: 'UTC' })
  const newest = dataPoint('1C00A3F7.0.0.0/128:2', {
    _type: 'raw',
    lastValue: 48,
    lastTimeReportedTs: TEST_NOW_MS,
  })
  expect([newest.presentName, newest.shortPresentName]).toEqual(['Relative humidity', 'RH'])
  const device = node('1C00A3F7:0', { newest, data_points: [newest] })
  const [parameter] = newestInFile(spanish, TEST_NOW_MS)
  expect(parameter?.value(device)).toBe('Humedad relativa')
  expect(newestValues(spanish, TEST_NOW_MS).tableOf([device]).rows[0]?.[2]).toBe('Humedad relativa')
  expect(newestText(device, spanish)).toMatch(/^HR 48/)
})
