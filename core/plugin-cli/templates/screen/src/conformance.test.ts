import { describeScreen } from '@airshed/testing'
import fewAlerts from '../fixtures/params/main/few-alerts.json' with { type: 'json' }
import usual from '../fixtures/params/main/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

describeScreen(plugin, { params: { main: { usual, 'few-alerts': fewAlerts } } })
