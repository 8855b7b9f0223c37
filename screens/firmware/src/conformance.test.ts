import { describeScreen, firmwareImage, firmwareRollout } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeScreen(plugin, {
  params: {
    list: { usual: {}, filtered: { status: ['available'], sort: 'version' } },
    rollouts: { usual: {} },
    rollout: {
      usual: { id: 'rollout_0' },
      'paused by a gate': { id: 'rollout_1' },
      'of devices that failed': { id: 'rollout_1', state: ['failed'] },
    },
  },
  server: {
    firmware: [0, 1, 2].map((index) => firmwareImage(index)),
    firmwareRollouts: [0, 1, 2].map((index) => firmwareRollout(index)),
  },
})
