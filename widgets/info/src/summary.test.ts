import { createPluginIntl, NO_DATA } from '@airshed/kit'
import { node, TEST_NOW_MS } from '@airshed/testing'
import { expect, it } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { summary } from './summary.ts'

const id = '1C00A3F7:0'

it.each([
  [
    'en_US',
    { name: 'Quay' },
    [node(id)],
    'Quay: Station 1C00A3F7 (Thiamis-1000, 1C00A3F7), Online, last report Mar 14, 16:59.',
  ],
  [
    'es_ES',
    {},
    [node(id, { last_online: null })],
    'Información del dispositivo: Station 1C00A3F7 (Thiamis-1000, 1C00A3F7), Sin conexión, nunca informó.',
  ],
  ['en_US', {}, [], 'Device information: this device is not available.'],
] as const)('summarizes device information (%s, %o)', (locale, config, nodes, words) => {
  const intl = createPluginIntl({ en, es }, { locale, timezone: 'UTC' })
  const data = { ...NO_DATA, nodes, asOfMs: TEST_NOW_MS }
  expect(summary({ node_id: id, ...config }, data, intl)).toBe(words)
})
