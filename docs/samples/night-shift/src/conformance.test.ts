import { describeScreen } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeScreen(plugin, {
  params: { main: { usual: {}, 'one device': { device: '1C00A3F8:0' } } },
})
