import { describeWidget } from '@airshed/testing'
import pollution from '../fixtures/configs/pollution.json' with { type: 'json' }
import ungraded from '../fixtures/configs/ungraded.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

describeWidget(plugin, { fixtures: { usual, pollution, ungraded } })
