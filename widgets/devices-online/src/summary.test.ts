import { createPluginIntl, NO_DATA, type OnlineSeries } from '@airshed/kit'
import { expect, it } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { summary } from './summary.ts'

const noon = Date.UTC(2026, 4, 17, 12)
const online = {
  [noon]: { Driq: 2, 'Thiamis-X': 3 },
  [noon - 3_600_000]: { Driq: 2, 'Thiamis-X': 6 },
  [noon - 7_200_000]: { Driq: 1, 'Thiamis-X': 6 },
}

it.each<['en_US' | 'es_ES', OnlineSeries | null, string]>([
  ['en_US', online, '5 devices have reported since 12:00; over 2 hours between 7 and 8 an hour.'],
  [
    'es_ES',
    online,
    '5 dispositivos han informado desde las 12:00; a lo largo de 2 horas, entre 7 y 8 por hora.',
  ],
  ['en_US', null, 'No device has reported within 3 hours.'],
])('summarizes the devices online (%s, %#)', (locale, series, expected) => {
  const intl = createPluginIntl({ en, es }, { locale, timezone: 'UTC' })
  expect(summary({ hours: 3 }, { ...NO_DATA, online: series, asOfMs: noon + 60_000 }, intl)).toBe(
    expected,
  )
})
