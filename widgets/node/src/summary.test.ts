import { createPluginIntl, NO_DATA } from '@airshed/kit'
import {
  airQualityOf,
  dataPoint,
  frame,
  NO2_APART,
  node,
  profile,
  TEST_NOW_MS,
} from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { summary } from './summary.ts'

const intl = (locale: 'en_US' | 'es_ES') =>
  createPluginIntl({ en, es }, { locale, timezone: 'UTC' })

const ids = ['132:5', '131:10', '190:3'].map((path) => `1C00A3F7.0.0.0/${path}`)
const config = { name: 'Market Square', node_id: ['1C00A3F7:0'], selected_data_point_ids: ids }
const data = {
  ...NO_DATA,
  asOfMs: TEST_NOW_MS,
  nodes: [node('1C00A3F7:0', { presentName: 'Station 7', profiles: [profile()] })],
  frames: ids.map((id, index) => ({
    ...frame(id, { scene: 'one-point' }),
    times: Float64Array.of(TEST_NOW_MS - ([0, 3_600_000, 0][index] ?? 0)),
    values: Float64Array.of([6.31, 500, 1][index] ?? 0),
  })),
}

describe('the summary of a device widget', () => {
  it('states status, values and grades, and dates old values', () => {
    expect(summary(config, data, intl('en_US'))).toBe(
      'Market Square. Station 7, Online: PM2.5 6.3 µg/m³, Good; ' +
        'CO₂ 500 ppm, Good, as of Mar 14, 16:00; Online Yes.',
    )
  })

  it('states a sensor fault in Spanish', () => {
    const broken = data.frames.slice(0, 1).map((one) => ({
      ...one,
      flags: Uint8Array.of(1),
      fault: { sinceMs: TEST_NOW_MS, lastGood: null },
    }))
    expect(summary(config, { ...data, frames: broken }, intl('es_ES'))).toBe(
      'Market Square. Station 7, En línea: PM2.5 fallo del sensor desde 14 mar, 17:00.',
    )
  })

  it.each([
    ['en_US', 'NO₂ 17.0 ppb (1 h mean), Moderate, latest 9.2 ppb'],
    ['es_ES', 'NO₂ 17,0 ppb (media de 1 h), Moderate, último 9,2 ppb'],
  ] as const)('states the graded mean before the newest reading, %s', (locale, words) => {
    const { path, profileId, mean, newest } = NO2_APART
    const id = `1C00A3F7.0.0.0/${path}`
    const changes = { profileId, paths: [path], means: { [path]: mean } }
    const outside = { data_points: [dataPoint(id)], profiles: [profile(profileId)] }
    const [first] = data.frames
    const shown = {
      ...data,
      nodes: [node('1C00A3F7:0', { presentName: 'Station 7', ...outside })],
      frames: [
        { ...first!, ...frame(id, { scene: 'one-point' }), values: Float64Array.of(newest) },
      ],
      airQuality: { '1C00A3F7:0': airQualityOf('1C00A3F7:0', changes) },
    }
    expect(summary({ ...config, selected_data_point_ids: [id] }, shown, intl(locale))).toContain(
      words,
    )
  })

  it('says that the device widget has no values', () => {
    expect(summary(config, NO_DATA, intl('en_US'))).toBe('Market Square: no values.')
  })
})
