import type { DataPoint } from '@airshed/kit'
import { dataPoint, node, sensor } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { firstOf, parameterGroups } from './parameterGroups.ts'

const point = (id: string, part: Partial<DataPoint>): DataPoint => ({
  ...dataPoint(`1C00A3F7.1.0.4/${id}`),
  _id: id,
  ...part,
})
const BUILT_IN = '1C00A3F7.0.0.0'
const drx = sensor()
const HOURLY = {
  _id: 'm1',
  description: '',
  conditions: { link: ['pm25'], avg: { period: 60 } },
  step: 60,
  is_complete: true,
} as const satisfies DataPoint['metric']

describe('the groups of parameters', () => {
  it('groups parameters by sensor, then computed parameters and the online status', () => {
    const device = node('1C00A3F7:0', {
      devices: [drx],
      data_points: [
        point('mean', { device_id: BUILT_IN, metric: HOURLY }),
        point('temperature', { device_id: BUILT_IN }),
        point('pm25', { device_id: drx['_id'] }),
        point('battery', { _type: 'status', device_id: BUILT_IN }),
        point('online', { _type: 'status', path: '190:4', device_id: drx['_id'] }),
      ],
    })
    expect(
      parameterGroups(device).map((group) => [
        group.sensor,
        group.kind,
        group.points.map(({ _id: id }) => id),
      ]),
    ).toEqual([
      ['TSI DustTrak DRX 8533', 'sensor', ['pm25']],
      [null, 'sensor', ['temperature']],
      [null, 'metrics', ['mean']],
      [null, 'device', ['online']],
    ])
  })

  it('shows five parameters before “more”, and the chosen ones', () => {
    const points = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => point(id, {}))
    expect(firstOf(points, ['g']).map(({ _id: id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'g'])
  })
})
