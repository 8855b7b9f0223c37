import type { DataNeed } from '@airshed/contract'
import { Alert, DataPoint, DeviceStats, Node, OnlineSeries, User } from '@airshed/schemas'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { alert, deviceStats, onlineSeries } from './fleet.ts'
import { frame } from './frame.ts'
import { node, nodeWithDataPoints } from './node.ts'
import { dataPoint } from './dataPoint.ts'
import { LARGE_POINTS, SCENES } from './scene.ts'
import { user } from './session.ts'
import { TEST_NOW_MS, TEST_RANGE } from './times.ts'
import { widgetData } from './widgetData.ts'

const PM25 = '1C00A3F7.0.0.0/132:5'
const WIND = '1C00A3F8.0.0.0/150:2'
const needs: readonly DataNeed[] = [
  {
    kind: 'measurements',
    dataPointIds: [PM25, WIND],
    window: 'range',
    statistic: 'mean',
    live: true,
  },
  { kind: 'nodes', nodeIds: ['1C00A3F7:0'], includes: ['data_points'] },
  { kind: 'alerts', limit: 5, page: 2 },
]

describe('built entities', () => {
  it.each([
    ['a node', Node, node('1C00A3F7:0')],
    ['a node with data points', Node, nodeWithDataPoints('1C00A3F7:0', [PM25])],
    ['a data point', DataPoint, dataPoint(WIND)],
    ['an unmapped data point', DataPoint, dataPoint('1C00A3F7.0.0.0/raw:SDS_P3')],
    ['an alert', Alert, alert(3)],
    ['counts of devices', DeviceStats, deviceStats()],
    ['counts of an hour', OnlineSeries, onlineSeries(24)],
    ['a user', User, user()],
  ])('%s fits its schema', (_, schema, value) => {
    expect([...Value.Errors(schema, value)]).toEqual([])
  })

  it('builds the same frames in every run', () => {
    expect(frame(PM25)).toEqual(frame(PM25))
    expect(frame(PM25).values).not.toEqual(frame('1C00A3F8.0.0.0/132:5').values)
  })
})

describe('a built series', () => {
  it.each(SCENES)('builds in the scene %s a series within its range, oldest first', (scene) => {
    const { times, values } = frame(PM25, { scene })
    expect(values).toHaveLength(times.length)
    expect([...times]).toEqual([...times].sort((a, b) => a - b))
    expect(times.every((time) => time <= TEST_RANGE.to)).toBe(true)
  })

  it('builds a gap into usual data, and many readings into large ones', () => {
    expect(frame(PM25).values.some(Number.isNaN)).toBe(true)
    expect(frame(PM25, { scene: 'large' }).times).toHaveLength(LARGE_POINTS)
    expect(frame(PM25, { window: { lastPoints: 1 } }).times).toEqual(Float64Array.of(TEST_NOW_MS))
  })

  it('keeps directions on the compass', () => {
    expect(frame(WIND, { scene: 'large' }).values.every((one) => one >= 0 && one < 360)).toBe(true)
  })
})

describe('the data of a widget', () => {
  it('builds the data that a widget asks for, and no others', () => {
    const data = widgetData(needs)
    expect(data.frames.map(({ dataPointId }) => dataPointId)).toEqual([PM25, WIND])
    expect(data.frames[0]?.label).toBe('Particulate matter PM2.5 · Station 1C00A3F7')
    expect(data.nodes[0]?.data_points?.map(({ _id: id }) => id)).toEqual([PM25])
    expect(data.alerts).toMatchObject({ total: 23, data: [{ _id: 'alert_5' }, {}, {}, {}, {}] })
    expect([data.status, data.online, data.profiles]).toEqual([null, null, []])
  })

  it('builds no data in the scene unknown', () => {
    expect(widgetData(needs, { scene: 'unknown' })).toMatchObject({ frames: [], nodes: [] })
  })
})
