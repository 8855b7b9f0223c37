import { createPluginIntl, NO_DATA, type DeviceStats } from '@airshed/kit'
import { expect, it } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { summary } from './summary.ts'

const status = { devices: { online: 30, offline: 6, deactivated: 3, inventory: 1, total: 42 } }

it.each<['en_US' | 'es_ES', DeviceStats | null, string]>([
  [
    'en_US',
    status,
    '42 devices: 30 online, 6 offline, 3 deactivated, 1 in the inventory, and 2 in other states.',
  ],
  [
    'es_ES',
    status,
    '42 dispositivos: 30 en línea, 6 sin conexión, 3 desactivados, 1 en inventario y 2 en otros estados.',
  ],
  ['en_US', null, 'No devices.'],
])('summarizes the ring of all devices (%s, %#)', (locale, stats, expected) => {
  const intl = createPluginIntl({ en, es }, { locale, timezone: 'UTC' })
  expect(summary({}, { ...NO_DATA, status: stats }, intl)).toBe(expected)
})
