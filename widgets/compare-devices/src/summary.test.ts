import { createPluginIntl, NO_DATA } from '@airshed/kit'
import { frame, node, statisticsOf, TEST_NOW_MS } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { summary } from './summary.ts'

const intl = (locale: 'en_US' | 'es_ES') =>
  createPluginIntl({ en, es }, { locale, timezone: 'UTC' })
const steady = (id: string, value: number, count = 12) => ({
  ...frame(id),
  times: Float64Array.from({ length: count }, (_, at) => TEST_NOW_MS - (11 - at) * 300_000),
  values: new Float64Array(count).fill(value),
})
const ids = ['1C00A3F7:0', '1C00B112:0', '1C00C4E0:0']
const config = { name: 'Streets', node_id: ids, selected_path: '132:5' }
const frames = [
  steady('1C00A3F7.0.0.0/132:5', 6),
  steady('1C00B112.0.0.0/132:5', 20),
  steady('1C00C4E0.0.0.0/132:5', 9, 3),
]
const hour = { from: TEST_NOW_MS - 11 * 300_000, to: TEST_NOW_MS + 300_000 }
const data = {
  ...NO_DATA,
  asOfMs: TEST_NOW_MS,
  nodes: ids.map((id) => node(id)),
  frames,
  statistics: statisticsOf(frames, hour),
}

describe('the summary of a comparison', () => {
  it.each([
    [
      'en_US',
      'Streets: mean of Particulate matter PM2.5. Highest Station 1C00B112 20.0 µg/m³, lowest Station 1C00A3F7 6.0 µg/m³, median 13.0 µg/m³. 1 device has too few readings.',
    ],
    [
      'es_ES',
      'Streets: media de Particulate matter PM2.5. Mayor Station 1C00B112 20,0 µg/m³, menor Station 1C00A3F7 6,0 µg/m³, mediana 13,0 µg/m³. 1 dispositivo tiene muy pocas lecturas.',
    ],
  ] as const)(
    'names the highest and the lowest device, and counts incomplete ones (%s)',
    (locale, expected) => {
      expect(summary(config, data, intl(locale))).toBe(expected)
    },
  )

  it('says that there is nothing to compare', () => {
    expect(summary(config, NO_DATA, intl('en_US'))).toBe('Streets: nothing to compare.')
  })
})
