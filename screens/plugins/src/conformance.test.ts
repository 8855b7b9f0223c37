import { describeScreen, pluginSummary, pluginVersion } from '@airshed/testing'
import { plugin } from './plugin.ts'

const versions = [pluginVersion('1.1.0', { state: 'available' }), pluginVersion('1.0.0')]

describeScreen(plugin, {
  params: { main: { list: {}, open: { plugin: 'acme.gauge' }, gone: { plugin: 'acme.gone' } } },
  server: {
    pluginSummaries: [
      pluginSummary({ versions }),
      pluginSummary({
        id: 'acme.broken',
        versions: [pluginVersion('2.0.0', { problem: 'Needs plugin API ^0.2.0' })],
        current_version: null,
      }),
    ],
  },
})
