import { BUILT_IN_WIDGETS } from '@airshed/plugins/manifests'
import type { Widget } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { chartWidget } from '../../testing/world/dashboards.ts'
import { createWidgetConfigs } from './widgetConfigs.ts'
import { sizeIssues } from './widgetSizes.ts'

const configs = createWidgetConfigs(BUILT_IN_WIDGETS)
const chart = chartWidget()
const low: Widget = { ...chart, layout: { ...chart.layout, md: { x: 0, y: 0, w: 4, h: 2 } } }
const pathOf = (index: number) => `/widgets/${index}`

describe('a widget of two rows', () => {
  it('refuses two rows where the widget type needs three, with the breakpoint', () => {
    expect(sizeIssues([chart, { ...low, id: 'low' }], [], configs, pathOf)).toEqual([
      {
        path: '/widgets/1/layout/md/h',
        expected: 'at least 3 rows for ChartWidget',
        got: '2',
      },
    ])
  })

  it.each([
    ['its type reads at that size', { ...low, type: 'NodeWidget' }, []],
    ['nobody knows its type', { ...low, type: 'HologramWidget' }, []],
    ['it is saved like that', low, [low]],
  ])('accepts two rows where %s', (_, widget, saved) => {
    expect(sizeIssues([widget], saved, configs, pathOf)).toEqual([])
  })
})
