import { expect, it } from 'vitest'
import { createWidgetConfigs } from '../../modules/dashboards/widgetConfigs.ts'
import { WIDGET_PLUGINS } from '../../modules/dashboards/widgetPlugins.ts'
import { DEMO_DASHBOARDS } from './dashboards.ts'

it('the dashboards of the demo hold what their widgets’ plugins take', () => {
  const configs = createWidgetConfigs(WIDGET_PLUGINS)
  const known = new Set(WIDGET_PLUGINS.map(({ manifest }) => manifest.type))
  for (const { name, widgets } of DEMO_DASHBOARDS) {
    expect(configs.issuesInAll(widgets, [], `/${name}`)).toEqual([])
    expect(widgets.filter(({ type }) => !known.has(type))).toEqual([])
  }
})
