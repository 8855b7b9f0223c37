import { createPluginIntl, NO_DATA } from '@airshed/kit'
import { frame, TEST_NOW_MS } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { summary } from './summary.ts'

const intl = (locale: 'en_US' | 'es_ES') =>
  createPluginIntl({ en, es }, { locale, timezone: 'UTC' })
const pm25 = {
  ...frame('1C00A3F7.0.0.0/132:5'),
  times: Float64Array.of(TEST_NOW_MS - 3_600_000, TEST_NOW_MS),
  values: Float64Array.of(4, 6.25),
}
const co2 = {
  ...frame('1C00A3F7.0.0.0/131:10'),
  times: Float64Array.of(TEST_NOW_MS),
  values: Float64Array.of(999),
  flags: Uint8Array.of(1),
}
const config = {
  name: 'Square',
  node_id: ['1C00A3F7:0'],
  selected_data_point_ids: [pm25.dataPointId, co2.dataPointId],
}
const data = { ...NO_DATA, asOfMs: TEST_NOW_MS, frames: [pm25, co2] }

describe('the summary of recent measurements', () => {
  it.each([
    [
      'en_US',
      'Square: 2 readings, 1 gap. Newest Mar 14, 17:00: Particulate matter PM2.5 6.3 µg/m³; Carbon dioxide sensor fault.',
    ],
    [
      'es_ES',
      'Square: 2 lecturas, 1 hueco. Última 14 mar, 17:00: Particulate matter PM2.5 6,3 µg/m³; Carbon dioxide fallo del sensor.',
    ],
  ] as const)('counts the readings, and states the newest (%s)', (locale, expected) => {
    expect(summary(config, data, intl(locale))).toBe(expected)
  })

  it('says that there are no readings yet', () => {
    expect(summary(config, NO_DATA, intl('en_US'))).toBe('Square: no readings yet.')
  })
})
