import { createPluginIntl, NO_DATA } from '@airshed/kit'
import { frame, node, profile, TEST_NOW_MS } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { summary } from './summary.ts'

const intl = (locale: 'en_US' | 'es_ES') =>
  createPluginIntl({ en, es }, { locale, timezone: 'UTC' })
const read = (id: string, value: number, ageMs = 0) => ({
  ...frame(id, { scene: 'one-point' }),
  times: Float64Array.of(TEST_NOW_MS - ageMs),
  values: Float64Array.of(value),
})
const pm25 = read('1C00A3F7.0.0.0/132:5', 6.31)
const beside = read('1C00B112.0.0.0/132:5', 40, 3_600_000)
const config = { name: 'Square', node_id: ['1C00A3F7:0'], selected_data_point_ids: ['x'] }
const nodes = ['1C00A3F7:0', '1C00B112:0'].map((id) => node(id, { profiles: [profile()] }))
const data = { ...NO_DATA, asOfMs: TEST_NOW_MS, nodes, frames: [pm25] }

describe('the summary of blocks', () => {
  it('states each value with its grade', () => {
    expect(summary(config, data, intl('en_US'))).toBe('Square. PM2.5: 6.3 µg/m³, Good.')
  })

  it('names the device of each value, and dates an old one', () => {
    const both = { ...data, frames: [pm25, beside] }
    expect(summary(config, both, intl('en_US'))).toBe(
      'Square. PM2.5 (Station 1C00A3F7): 6.3 µg/m³, Good; ' +
        'PM2.5 (Station 1C00B112): 40.0 µg/m³, Poor, as of Mar 14, 16:00.',
    )
  })

  it('states a sensor fault in Spanish', () => {
    const broken = { ...pm25, flags: Uint8Array.of(1) }
    expect(summary(config, { ...data, frames: [broken] }, intl('es_ES'))).toBe(
      'Square. PM2.5: fallo del sensor.',
    )
  })

  it('says that there are no values', () => {
    expect(summary(config, NO_DATA, intl('en_US'))).toBe('Square: no values.')
  })
})
