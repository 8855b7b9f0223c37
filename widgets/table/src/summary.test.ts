import { createPluginIntl, NO_DATA } from '@airshed/kit'
import { frame, node, TEST_NOW_MS } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { summary } from './summary.ts'

const intl = (locale: 'en_US' | 'es_ES') =>
  createPluginIntl({ en, es }, { locale, timezone: 'UTC' })
const reading = (id: string, value: number) => ({
  ...frame(id),
  times: Float64Array.of(TEST_NOW_MS),
  values: Float64Array.of(value),
})
const config = {
  name: 'City',
  node_id: ['1C00A3F7:0', '1C00B112:0'],
  selected_paths: ['132:5', '131:10'],
}
const data = {
  ...NO_DATA,
  asOfMs: TEST_NOW_MS,
  nodes: config.node_id.map((id) => node(id)),
  frames: [reading('1C00A3F7.0.0.0/132:5', 6), reading('1C00B112.0.0.0/132:5', 20.25)],
}

describe('the summary of a table of devices', () => {
  it.each([
    [
      'en_US',
      'City: 2 devices, 2 online. PM2.5 from 6.0 (Station 1C00A3F7) to 20.3 µg/m³ (Station 1C00B112); 131:10 no values.',
    ],
    [
      'es_ES',
      'City: 2 dispositivos, 2 en línea. PM2.5 de 6,0 (Station 1C00A3F7) a 20,3 µg/m³ (Station 1C00B112); 131:10 sin valores.',
    ],
  ] as const)('states the devices and the span of each parameter (%s)', (locale, expected) => {
    expect(summary(config, data, intl(locale))).toBe(expected)
  })

  it('says that the table has no devices', () => {
    expect(summary(config, NO_DATA, intl('en_US'))).toBe('City: no devices.')
  })
})
