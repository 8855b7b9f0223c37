import { describeScreen } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeScreen(plugin, {
  params: { profile: { usual: {}, access: { tab: 'access' }, security: { tab: 'security' } } },
})
