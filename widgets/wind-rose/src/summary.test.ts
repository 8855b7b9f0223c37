import { createPluginIntl } from '@airshed/kit'
import { frame, widgetData } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import pollution from '../fixtures/configs/pollution.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import type { WindRoseConfig } from './config.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { summary } from './summary.ts'

const intl = (locale: 'en_US' | 'es_ES' = 'en_US') =>
  createPluginIntl({ en, es }, { locale, timezone: 'UTC' })
const series = (path: string, values: number[]) => ({
  ...frame(`1C00A3F7.0.0.0/${path}`),
  times: Float64Array.from(values, (_, i) => i * 60_000),
  values: Float64Array.from(values),
})
const data = (...frames: ReturnType<typeof series>[]) => ({ ...widgetData([]), frames })
const directions = series('150:2', [271, 272, 91, 10])

describe('a wind rose in a sentence', () => {
  it('tells from where the wind blew most', () => {
    const winds = data(series('150:1', [2, 4, 3, 0]), directions)
    expect(summary(usual, winds, intl())).toBe(
      'Wind at the harbour: most often from W (50.00%), mean speed 3.00 m/s, calms 25.00%, 4 readings.',
    )
    expect(summary(usual, winds, intl('es_ES'))).toContain('del O (50,00\u00a0%)')
  })

  it('says that it was calm', () => {
    const calm = data(series('150:1', [0, 0, 0, 0]), directions)
    expect(summary(usual, calm, intl())).toBe('Wind at the harbour: calm throughout, 4 readings.')
  })

  it('tells from where most of a pollutant came', () => {
    const dust = series('132:5', [10, 20, 80, 5])
    const all = data(series('150:1', [2, 4, 3, 0]), directions, dust)
    expect(summary(pollution as WindRoseConfig, all, intl())).toBe(
      'Where the dust comes from: PM2.5 highest with wind from E (80.0 µg/m³ on average), 4 readings.',
    )
  })

  it('says that there is nothing', () => {
    expect(summary(usual, data(), intl())).toBe('Wind at the harbour: no wind in this time range.')
  })
})
