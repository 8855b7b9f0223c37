import type { Widget } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { chartWidget } from '../../testing/world/dashboards.ts'
import { createWidgetConfigs } from './widgetConfigs.ts'
import { BUILT_IN_WIDGETS } from '@airshed/plugins/manifests'

const configs = createWidgetConfigs(BUILT_IN_WIDGETS)
const chart = chartWidget()
const nodeV1: Widget = {
  ...chart,
  type: 'NodeWidget',
  config: { name: 'Quay', node_id: ['a'], filtered_data_point_ids: ['a/132:5'] },
}

describe('a widget config', () => {
  it.each([
    ['of the present version', chart],
    ['of an older version, once it is brought forward', nodeV1],
    [
      'of a newer version, which nobody here can check',
      { ...chart, configVersion: 99, config: {} },
    ],
    ['of a type that nobody knows', { ...chart, type: 'HologramWidget', config: { depth: 'sea' } }],
  ])('accepts a config %s', (_, widget) => {
    expect(configs.issuesIn(widget, '')).toEqual([])
  })

  it('checking leaves a config of an older version unchanged', () => {
    const before = structuredClone(nodeV1)
    configs.issuesIn(nodeV1, '')
    expect(nodeV1).toEqual(before)
  })

  it.each([
    ['without devices', { ...chart, config: { ...chart.config, node_id: [] } }, '/config/node_id'],
    [
      'with a field too many',
      { ...chart, config: { ...chart.config, html: '<b>' } },
      '/config/html',
    ],
    ['of an older version, wrong before and after', { ...nodeV1, config: {} }, '/config/name'],
  ])('refuses a config %s', (_, widget, path) => {
    expect(configs.issuesIn(widget, '/widgets/3')[0]?.path).toBe(`/widgets/3${path}`)
  })

  it('keeps a wrong config that was saved already, wherever its widget moves', () => {
    const flawed = { ...chart, config: {} }
    const moved = { ...flawed, layout: { ...chart.layout, xl: { x: 4, y: 9, w: 8, h: 4 } } }
    expect(configs.issuesInAll([moved], [flawed], '')).toEqual([])
    expect(configs.issuesInAll([moved], [chart], '')).not.toEqual([])
    expect(configs.issuesInAll([{ ...moved, id: 'new' }], [flawed], '')).not.toEqual([])
  })
})

it('registers each widget type once', () => {
  const types = BUILT_IN_WIDGETS.map((plugin) => plugin.manifest.type)
  expect(new Set(types).size).toBe(types.length)
  expect(configs.pluginOf('ChartWidget')?.manifest.size.default).toEqual({ w: 8, h: 4 })
})
