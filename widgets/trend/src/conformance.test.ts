import { describeWidget } from '@airshed/testing'
import least from '../fixtures/configs/least.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

describeWidget(plugin, { fixtures: { usual, least } })
