import { frame, node, profile, TEST_RANGE } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { hasCells, heatmapModel } from './heatmapModel.ts'

const config = {
  name: 'Dust',
  node_id: ['1C00B112:0', '1C00A3F7:0', 'gone:0'],
  selected_path: '132:5',
}
const view = { range: TEST_RANGE, isLive: false, widthPx: 720, timezone: 'America/New_York' }
const judged = (id: string) => node(id, { profiles: [profile()] })
const frames = ['1C00A3F7.0.0.0/132:5', '1C00B112.0.0.0/132:5'].map((id) => frame(id))
const nodes = [judged('1C00A3F7:0'), judged('1C00B112:0')]

describe('a heat map', () => {
  it('has its devices in the order of its settings; those that are gone are left out', () => {
    const { devices } = heatmapModel(config, { frames, nodes }, view)
    expect(devices.map(({ nodeId }) => nodeId)).toEqual(['1C00B112:0', '1C00A3F7:0'])
    expect(devices[0]?.profile?.id).toBe(profile().id)
  })

  it('keeps a device that does not measure the parameter, as an empty row', () => {
    const { devices } = heatmapModel(config, { frames: frames.slice(0, 1), nodes }, view)
    expect(devices.map(({ frame: found, cells }) => [found === null, cells.length > 0])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('has a cell for each bin, and none with a value where readings are missing', () => {
    const { devices, edges } = heatmapModel(config, { frames, nodes }, view)
    const cells = devices[0]?.cells ?? []
    expect(cells).toHaveLength(edges.length - 1)
    expect(cells.filter(({ value }) => value === null).length).toBeGreaterThan(0)
  })

  it('judges nothing where the profile does not know the parameter', () => {
    const wind = { ...config, selected_path: '150:1' }
    const { devices } = heatmapModel(wind, { frames: [frame('1C00A3F7.0.0.0/150:1')], nodes }, view)
    expect(devices.every((device) => device.profile === null)).toBe(true)
  })

  it('tells no coverage of readings that were thinned out', () => {
    const thinned = frames.map((one) => ({ ...one, completeness: 0.9 }))
    const { devices } = heatmapModel(config, { frames: thinned, nodes }, view)
    expect(new Set(devices[0]?.cells.map(({ coverage }) => coverage))).toEqual(new Set([null]))
  })

  it.each([
    ['readings', 'normal', true],
    ['gaps alone', 'nan', false],
    ['nothing', 'empty', false],
  ] as const)('with %s', (_, scene, expected) => {
    const some = frames.map(({ dataPointId }) => frame(dataPointId, { scene }))
    expect(hasCells(heatmapModel(config, { frames: some, nodes }, view))).toBe(expected)
  })
})
