import { expect, it } from 'vitest'
import { createWidgetConfigs } from '../../modules/dashboards/widgetConfigs.ts'
import { BUILT_IN_WIDGETS } from '@airshed/plugins/manifests'
import { DEMO_DASHBOARDS } from './dashboards.ts'

it('the dashboards of the demo hold what their widgets’ plugins take', () => {
  const configs = createWidgetConfigs(BUILT_IN_WIDGETS)
  const known = new Set(BUILT_IN_WIDGETS.map(({ manifest }) => manifest.type))
  for (const { name, widgets } of DEMO_DASHBOARDS) {
    expect(configs.issuesInAll(widgets, [], `/${name}`)).toEqual([])
    expect(widgets.filter(({ type }) => !known.has(type))).toEqual([])
  }
})
