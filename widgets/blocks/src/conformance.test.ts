import { describeWidget } from '@airshed/testing'
import oneValue from '../fixtures/configs/one-value.json' with { type: 'json' }
import twoDevicesRows from '../fixtures/configs/two-devices-rows.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

describeWidget(plugin, { fixtures: { usual, oneValue, twoDevicesRows } })
