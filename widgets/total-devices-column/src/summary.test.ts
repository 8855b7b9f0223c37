import { createPluginIntl, NO_DATA, type DeviceStats } from '@airshed/kit'
import { expect, it } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { summary } from './summary.ts'

const counts = (online: number, offline: number) => ({
  online,
  offline,
  deactivated: 0,
  inventory: 0,
  total: online + offline,
})
const status = { 'devices.Driq': counts(2, 1), 'devices.Thiamis-X': counts(9, 0) }
const many = Object.fromEntries(
  Array.from({ length: 8 }, (_, index) => [`devices.T${index}`, counts(9 - index, 0)]),
)

it.each<['en_US' | 'es_ES', DeviceStats | null, string]>([
  ['en_US', status, '2 device types: Thiamis-X 9, 9 online; Driq 3, 2 online.'],
  ['es_ES', status, '2 tipos de dispositivo: Thiamis-X 9, 9 en línea; Driq 3, 2 en línea.'],
  ['en_US', null, 'No devices.'],
])('summarizes the columns of device types (%s, %#)', (locale, stats, expected) => {
  const intl = createPluginIntl({ en, es }, { locale, timezone: 'UTC' })
  expect(summary({}, { ...NO_DATA, status: stats }, intl)).toBe(expected)
})

it('ends a long list with the number of further types', () => {
  const intl = createPluginIntl({ en, es }, { locale: 'en_US', timezone: 'UTC' })
  expect(summary({}, { ...NO_DATA, status: many }, intl)).toMatch(/T5 4, 4 online; 2 more types\.$/)
})
