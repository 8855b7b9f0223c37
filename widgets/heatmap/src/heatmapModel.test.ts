import { frame, node, profile, TEST_RANGE, widgetData, type Scene } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { figures } from './figures.fixture.ts'
import { hasCells, heatmapModel } from './heatmapModel.ts'
import { heatmapStep } from './heatmapStep.ts'
import { needs } from './needs.ts'

const HOUR_MS = 3_600_000
const config = {
  name: 'Dust',
  node_id: ['1C00B112:0', '1C00A3F7:0', 'gone:0'],
  selected_path: '132:5',
}
const step = heatmapStep(TEST_RANGE.to - TEST_RANGE.from, { widthPx: 720, slowestMs: 0 })
const view = { step, timezone: 'America/New_York', knownUntilMs: TEST_RANGE.to }
const graded = (id: string) => node(id, { profiles: [profile()] })
const ids = ['1C00A3F7.0.0.0/132:5', '1C00B112.0.0.0/132:5']
const nodes = [graded('1C00A3F7:0'), graded('1C00B112:0')]
const built = (scene: Scene = 'normal') => {
  const { steps } = widgetData(needs(config, { range: TEST_RANGE }), { scene })
  return { frames: ids.map((id) => frame(id, { scene })), nodes, steps }
}

describe('the model of a heat map', () => {
  it('lists devices in the order of the settings, without those that are gone', () => {
    const { devices } = heatmapModel(config, built(), view)
    expect(devices.map(({ nodeId }) => nodeId)).toEqual(['1C00B112:0', '1C00A3F7:0'])
    expect(devices[0]?.profile?.id).toBe(profile().id)
  })

  it('keeps an empty row for a device that lacks the parameter', () => {
    const data = built()
    const one = { ...data, frames: data.frames.slice(0, 1) }
    const { devices } = heatmapModel(config, one, view)
    expect(devices.map(({ frame: found, cells }) => [found === null, cells.length > 0])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('returns a cell for each step, without a value where readings are missing', () => {
    const { devices, edges } = heatmapModel(config, built(), view)
    const cells = devices[0]?.cells ?? []
    expect(cells).toHaveLength(edges.length - 1)
    expect(cells.filter(({ value }) => value === null).length).toBeGreaterThan(0)
  })

  it('aligns devices that were requested a moment apart', () => {
    const [early = '', late = ''] = ids
    const steps = {
      [early]: { edges: [0, HOUR_MS, 2 * HOUR_MS], figures: [figures(), figures({ value: 2 })] },
      [late]: {
        edges: [HOUR_MS, 2 * HOUR_MS, 3 * HOUR_MS],
        figures: [figures({ value: 7 }), figures({ value: 8 })],
      },
    }
    const { devices, edges } = heatmapModel(config, { ...built(), steps }, view)
    expect(edges).toEqual([HOUR_MS, 2 * HOUR_MS, 3 * HOUR_MS])
    const valuesOf = (id: string) =>
      devices.find(({ dataPointId }) => dataPointId === id)?.cells.map(({ value }) => value)
    expect(valuesOf(early)).toEqual([2, null])
    expect(valuesOf(late)).toEqual([7, 8])
  })

  it('grades nothing when the profile lacks the parameter', () => {
    const wind = { ...config, selected_path: '150:1' }
    const data = { ...built(), frames: [frame('1C00A3F7.0.0.0/150:1')] }
    const { devices } = heatmapModel(wind, data, view)
    expect(devices.every((device) => device.profile === null && device.unfit === null)).toBe(true)
  })

  it.each([
    ['one day fits', 24 * HOUR_MS, true],
    ['one hour does not fit', HOUR_MS, false],
    ['none fits any step', null, true],
  ])('compares the averaging period of limits with days: %s', (_, averagingPeriodMs, isGraded) => {
    const standard = profile()
    const range = standard.ranges['132:5']
    if (range === undefined) throw new Error('expected limits of PM2.5')
    const daily = { ...standard, ranges: { '132:5': { ...range, averagingPeriodMs } } }
    // The second day has 23 hours, as clocks change.
    const edges = [0, 24, 47, 71].map((hour) => hour * HOUR_MS)
    const data = {
      frames: built().frames,
      nodes: [node('1C00A3F7:0', { profiles: [daily] })],
      steps: { [ids[0] ?? '']: { edges, figures: edges.slice(1).map(() => figures()) } },
    }
    const { devices } = heatmapModel(config, data, view)
    expect(devices[0]?.profile?.id ?? null).toBe(isGraded ? standard.id : null)
    expect(devices[0]?.unfit?.id ?? null).toBe(isGraded ? null : standard.id)
  })

  it.each([
    ['readings', 'normal', true],
    ['gaps alone', 'nan', false],
    ['nothing', 'empty', false],
  ] as const)('detects cells in data with %s', (_, scene, expected) => {
    expect(hasCells(heatmapModel(config, built(scene), view))).toBe(expected)
  })
})
