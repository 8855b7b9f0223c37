import { describeScreen } from '@airshed/testing'
import fewAlerts from '../fixtures/params/few-alerts.json' with { type: 'json' }
import usual from '../fixtures/params/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

describeScreen(plugin, { params: { usual, 'few-alerts': fewAlerts } })
