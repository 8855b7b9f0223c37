import { describeWidget } from '@airshed/testing'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

describeWidget(plugin, { fixtures: { usual } })
