import { describeWidget } from '@airshed/testing'
import oneValue from '../fixtures/configs/one-value.json' with { type: 'json' }
import twoDevices from '../fixtures/configs/two-devices.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import expected from '../fixtures/migrations/filtered-data-points/expected.json' with { type: 'json' }
import input from '../fixtures/migrations/filtered-data-points/input.json' with { type: 'json' }
import { plugin } from './plugin.ts'

describeWidget(plugin, {
  fixtures: { usual, oneValue, twoDevices },
  migrations: { 'filtered-data-points': { input, expected } },
})
