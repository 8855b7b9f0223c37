import { createPluginIntl, NO_DATA } from '@airshed/kit'
import { dataPoint, frame, node, sensor, TEST_NOW_MS } from '@airshed/testing'
import { expect, it } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { summary } from './summary.ts'

const ids = ['1C00A3F7.1.0.1/132:5', '1C00A3F7.0.0.0/131:10']
const device = node('1C00A3F7:0', {
  devices: [sensor()],
  data_points: ids.map((id) => dataPoint(id, { lastTimeReportedTs: TEST_NOW_MS })),
})
const fault = { ...frame(ids[0] ?? '', { scene: 'one-point' }), flags: Uint8Array.of(1) }

it.each([
  [
    'en_US',
    { name: 'Quay' },
    [device],
    [fault],
    'Quay: TSI DustTrak DRX 8533 Error, sensor fault: PM2.5; Built in Online.',
  ],
  [
    'es_ES',
    {},
    [device],
    [],
    'Sensores de un dispositivo: TSI DustTrak DRX 8533 En línea; Integrado En línea.',
  ],
  ['en_US', {}, [], [], 'Device sensors: none known.'],
] as const)('summarizes the sensors (%s, %o)', (locale, config, nodes, frames, words) => {
  const intl = createPluginIntl({ en, es }, { locale, timezone: 'UTC' })
  const data = { ...NO_DATA, nodes, frames, asOfMs: TEST_NOW_MS }
  expect(summary({ node_id: '1C00A3F7:0', ...config }, data, intl)).toBe(words)
})
