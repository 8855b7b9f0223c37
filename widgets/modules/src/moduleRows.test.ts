import { dataPoint, frame, node, sensor, TEST_NOW_MS } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { moduleRows, readableIds } from './moduleRows.ts'

const HOUR_MS = 3_600_000
const at = '1C00A3F7.1.0.1'
const point = (id: string, ageMs: number | null) =>
  dataPoint(id, { lastTimeReportedTs: ageMs === null ? null : TEST_NOW_MS - ageMs })
const device = (changes: Parameters<typeof node>[1]) =>
  node('1C00A3F7:0', { devices: [sensor()], data_points: [point(`${at}/132:5`, 0)], ...changes })
const rows = (changes: Parameters<typeof node>[1], frames: Parameters<typeof moduleRows>[1] = []) =>
  moduleRows(device(changes), frames, TEST_NOW_MS)
const flagged = (flag: number) => ({
  ...frame(`${at}/132:5`, { scene: 'one-point' }),
  flags: Uint8Array.of(flag),
})

describe('the rows of sensors', () => {
  it('describes a sensor as the device reports it', () => {
    expect(rows({})).toEqual([
      {
        id: at,
        name: 'dust-trak',
        title: 'TSI DustTrak DRX 8533',
        connection: ['1', '0', '1'],
        isEnabled: true,
        status: 'online',
        dataPoints: 1,
        firstDataPointId: `${at}/132:5`,
        lastReportMs: TEST_NOW_MS,
        faults: [],
        isClockAhead: false,
        isClockUnset: false,
      },
    ])
  })

  it('lists unconfigured sensors after the configured ones', () => {
    const points = ['1C00A3F7.3.0.0/132:5', '1C00A3F7.0.0.0/131:10', '1C00A3F7.0.0.0/128:1']
    const found = rows({ data_points: points.map((id) => point(id, 0)) })
    expect(found.map(({ id, name, dataPoints }) => [id, name, dataPoints])).toEqual([
      [at, 'dust-trak', 0],
      ['1C00A3F7.0.0.0', null, 2],
      ['1C00A3F7.3.0.0', null, 1],
    ])
  })

  it('ignores the online status that the server keeps', () => {
    const kept = dataPoint('1C00A3F7.7.0.0/190:4', { lastValue: 1 })
    const found = rows({ data_points: [kept, point(`${at}/132:5`, 0)] })
    expect(found.map(({ id, dataPoints }) => [id, dataPoints])).toEqual([[at, 1]])
  })

  it.each([
    ['online while it reports', {}, [], 'online'],
    ['offline when it is silent', { data_points: [point(`${at}/132:5`, HOUR_MS)] }, [], 'offline'],
    [
      'offline when it never reported',
      { data_points: [point(`${at}/132:5`, null)] },
      [],
      'offline',
    ],
    [
      'online as soon as a live reading comes',
      { data_points: [point(`${at}/132:5`, HOUR_MS)] },
      [flagged(0)],
      'online',
    ],
    [
      'online while it says so itself, as its device',
      {
        interval: 60_000,
        data_points: [dataPoint(`${at}/190:3`, { lastValue: 1, lastTimeReportedTs: 0 })],
        last_online: null,
      },
      [],
      'online',
    ],
    [
      'online while its battery may be silent',
      { interval: 60_000, data_points: [point(`${at}/190:1`, 6 * 60_000)] },
      [],
      'online',
    ],
    [
      'offline with its device, whatever its battery said',
      {
        interval: 60_000,
        last_online: null,
        data_points: [point(`${at}/190:1`, 6 * 60_000)],
      },
      [],
      'offline',
    ],
    ['in error when its newest reading is a fault', {}, [flagged(1)], 'error'],
    [
      'deactivated when it is switched off',
      { devices: [sensor({ enabled: 0 })] },
      [],
      'deactivated',
    ],
    ['hibernated with its device', { status: 'hibernated' as const }, [], 'hibernated'],
  ])('a sensor is %s', (_, changes, frames, status) => {
    expect(rows(changes, frames)[0]?.status).toBe(status)
  })

  it.each([
    [1, { faults: [{ name: 'PM2.5', reason: 'sensorFault' }], isClockAhead: false }],
    [8, { faults: [{ name: 'PM2.5', reason: 'implausible' }], isClockAhead: false }],
    [16, { faults: [{ name: 'PM2.5', reason: 'invalid' }], isClockAhead: false }],
    [2, { faults: [], isClockAhead: true }],
    [3, { faults: [{ name: 'PM2.5', reason: 'sensorFault' }], isClockAhead: true }],
    [4, { faults: [], isClockAhead: false, isClockUnset: false }],
    [32 | 64, { faults: [{ name: 'PM2.5', reason: 'unknownTime' }], isClockUnset: true }],
    [32 | 4, { faults: [], isClockAhead: false, isClockUnset: true }],
  ])('explains the flags %d of a reading', (flag, expected) => {
    expect(rows({}, [flagged(flag)])[0]).toMatchObject(expected)
  })

  it('reads data points that have ever reported', () => {
    const points = [point('a/1', 0), point('b/2', null)]
    expect(readableIds({ data_points: points })).toEqual(['a/1'])
    expect(readableIds({})).toEqual([])
  })
})
