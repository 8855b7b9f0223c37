import { createPluginIntl } from '@airshed/kit'
import { frame, roseFrom, widgetData } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import pollution from '../fixtures/configs/pollution.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import type { WindRoseConfig } from './config.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { needs } from './needs.ts'
import { summary } from './summary.ts'

const intl = (locale: 'en_US' | 'es_ES' = 'en_US') =>
  createPluginIntl({ en, es }, { locale, timezone: 'UTC' })
const series = (path: string, values: number[]) => ({
  ...frame(`1C00A3F7.0.0.0/${path}`),
  times: Float64Array.from(values, (_, i) => i * 60_000),
  values: Float64Array.from(values),
  reportingIntervalMs: 60_000,
})
const minutes = (count: number) => ({ from: 0, to: count * 60_000 })
const roseOf = (config: WindRoseConfig, frames: ReturnType<typeof series>[], range = minutes(4)) =>
  needs(config).flatMap((need) => (need.kind === 'rose' ? [roseFrom(need, frames, range)] : []))
const data = (...frames: ReturnType<typeof series>[]) => ({
  ...widgetData([]),
  frames,
  roses: roseOf(frames.length > 2 ? (pollution as WindRoseConfig) : usual, frames),
})
const directions = series('150:2', [271, 272, 91, 10])

describe('the summary of a wind rose', () => {
  it('names the most frequent wind direction', () => {
    const winds = data(series('150:1', [2, 4, 3, 0]), directions)
    expect(summary(usual, winds, intl())).toBe(
      'Wind at the harbour: most often from W (50.00%), mean speed 3.00 m/s, calms 25.00%, from 4 readings, one every 1\u00a0min.',
    )
    expect(summary(usual, winds, intl('es_ES'))).toContain('del O (50,00\u00a0%)')
  })

  it('omits the mean speed when three quarters of the range are missing', () => {
    const frames = [series('150:1', [2, 4, 3, 0]), directions]
    const few = { ...data(...frames), roses: roseOf(usual, frames, minutes(100)) }
    expect(summary(usual, few, intl())).toBe(
      'Wind at the harbour: most often from W (50.00%), calms 25.00%, only 4% complete, from 4 readings, one every 1\u00a0min.',
    )
  })

  it('says that it was calm', () => {
    const calm = data(series('150:1', [0, 0, 0, 0]), directions)
    expect(summary(usual, calm, intl())).toBe(
      'Wind at the harbour: calm throughout, from 4 readings, one every 1\u00a0min.',
    )
  })

  it('names the wind direction with the highest mean of a pollutant', () => {
    const dust = series('132:5', [10, 20, 80, 5])
    const all = data(series('150:1', [2, 4, 3, 0]), directions, dust)
    expect(summary(pollution as WindRoseConfig, all, intl())).toBe(
      'Where the dust comes from: PM2.5 highest with wind from E (80.0 µg/m³ on average), from 4 readings, one every 1\u00a0min.',
    )
  })

  it('says that the wind rose has no data', () => {
    expect(summary(usual, data(), intl())).toBe('Wind at the harbour: no wind in this time range.')
  })
})
