import { describe, expect, it } from 'vitest'
import { needs } from './needs.ts'

const sensorId = '1C00A3F7.1.0.1'
const [pm25, pm10] = [`${sensorId}/132:5`, `${sensorId}/132:7`] as const
const config = { node_id: '1C00A3F7:0', device_id: sensorId }
const node = {
  kind: 'nodes',
  nodeIds: ['1C00A3F7:0'],
  includes: ['configuration', 'data_points', 'profiles'],
}
const readings = (...dataPointIds: string[]) => [
  { kind: 'airQuality', nodeIds: ['1C00A3F7:0'], isOptional: true },
  { kind: 'measurements', dataPointIds, window: 'range', statistic: 'mean', live: true },
  { kind: 'statistics', dataPointIds },
]

describe('the data needs of a sensor widget', () => {
  it.each([
    ['its device at first', config, {}, [node]],
    [
      'every data point that the device has of it',
      config,
      { found: { key: sensorId, ids: [pm25, pm10] } },
      [node, ...readings(pm25, pm10)],
    ],
    [
      'the chosen data points',
      { ...config, selected_data_point_ids: [pm10] },
      { found: { key: sensorId, ids: [pm25, pm10] } },
      [node, ...readings(pm10)],
    ],
    ['no data points of another sensor', config, { found: { key: 'x', ids: [pm25] } }, [node]],
    ['nothing while no sensor is chosen', { ...config, device_id: '' }, {}, []],
    ['nothing while no device is chosen', { ...config, node_id: '' }, {}, []],
  ])('requests for a sensor %s', (_, given, viewState, expected) => {
    expect(needs(given, { viewState })).toEqual(expected)
  })
})
