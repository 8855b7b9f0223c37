import { createPluginIntl, NO_DATA, type Alert } from '@airshed/kit'
import { alert, TEST_NOW_MS } from '@airshed/testing'
import { expect, it } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { summary } from './summary.ts'

const dust = alert(1, { name: 'Dust', statusType: 'active', lastTriggeredTs: TEST_NOW_MS })
const noise = alert(2, { name: 'Noise', statusType: 'idle', lastTriggeredTs: null })

it.each<['en_US' | 'es_ES', Alert[], number, string]>([
  [
    'en_US',
    [noise, dust],
    12,
    '12 alerts, 1 of the 2 shown active. Last triggered: Dust, Mar 14, 17:00.',
  ],
  ['en_US', [noise], 1, '1 alert, 0 of the 1 shown active.'],
  [
    'es_ES',
    [dust],
    1,
    '1 alerta; activas 1 de las 1 mostradas. Última activada: Dust, 14 mar, 17:00.',
  ],
  ['en_US', [], 0, 'No alerts.'],
])('summarizes the alerts (%s, %#)', (locale, data, total, expected) => {
  const intl = createPluginIntl({ en, es }, { locale, timezone: 'UTC' })
  expect(summary({}, { ...NO_DATA, alerts: { data, total } }, intl)).toBe(expected)
})
