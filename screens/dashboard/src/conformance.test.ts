import { dashboard, describeScreen, savedWidget } from '@airshed/testing'
import { plugin } from './plugin.ts'

const widgets = [
  savedWidget('ChartWidget', { name: 'Dust' }),
  savedWidget('UnheardOfWidget', {}, { id: 'strange' }),
]

describeScreen(plugin, {
  params: {
    main: {
      one: { id: 'dash_air' },
      gone: { id: 'gone' },
      wall: { id: 'dash_air', every: 30, dashboards: ['dash_air', 'dash_other'] },
    },
  },
  server: { dashboards: [dashboard({ configuration: { widgets } })] },
})
