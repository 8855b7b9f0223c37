import { createPluginIntl } from '@airshed/kit'
import { frame, node, TEST_RANGE, widgetData } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import direction from '../fixtures/configs/direction.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { needs } from './needs.ts'
import { summary } from './summary.ts'

const intl = (locale: 'en_US' | 'es_ES') =>
  createPluginIntl({ en, es }, { locale, timezone: 'UTC' })

const newest = (value: number, serial: string, path = '132:5') => ({
  ...frame(`${serial}.0.0.0/${path}`, { scene: 'one-point' }),
  values: Float64Array.of(value),
})
const data = {
  ...widgetData([]),
  nodes: ['1C00A3F7:0', '1C00B112:0'].map((id) => node(id)),
  frames: [newest(8.25, '1C00A3F7'), newest(41, '1C00B112')],
}

describe('the summary of a heat map', () => {
  it('names the devices with the lowest and the highest value', () => {
    expect(summary(usual, data, intl('en_US'))).toBe(
      'Fine dust across the city: PM2.5 of 2 devices; latest from 8.3 µg/m³ (Station 1C00A3F7) to 41.0 µg/m³ (Station 1C00B112).',
    )
  })

  it('states directions device by device, in the letters of the language', () => {
    const winds = { ...data, frames: [newest(272, '1C00A3F7', '150:2')] }
    expect(summary(direction, winds, intl('es_ES'))).toMatch(/Station 1C00A3F7 O\.$/)
  })

  it('says that the heat map has no data', () => {
    const nothing = widgetData(needs(usual, { range: TEST_RANGE }), { scene: 'nan' })
    expect(summary(usual, nothing, intl('en_US'))).toBe(
      'Fine dust across the city: no data in this time range.',
    )
  })
})
