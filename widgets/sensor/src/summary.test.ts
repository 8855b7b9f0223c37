import { createPluginIntl, NO_DATA } from '@airshed/kit'
import { frame, node, profile, sensor, statisticsOf, TEST_NOW_MS } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { summary } from './summary.ts'

const intl = (locale: 'en_US' | 'es_ES') =>
  createPluginIntl({ en, es }, { locale, timezone: 'UTC' })
const sensorId = '1C00A3F7.1.0.1'
const config = { node_id: '1C00A3F7:0', device_id: sensorId }
const read = (path: string, ...values: number[]) => ({
  ...frame(`${sensorId}/${path}`),
  times: Float64Array.from(values, (_, at) => TEST_NOW_MS - (values.length - 1 - at) * 60_000),
  values: Float64Array.from(values),
})
const frames = [read('132:5', 4.2, 18, 12), read('150:2', 10)]
const data = {
  ...NO_DATA,
  asOfMs: TEST_NOW_MS,
  nodes: [node('1C00A3F7:0', { devices: [sensor()], profiles: [profile()] })],
  frames,
  statistics: statisticsOf(frames, { from: TEST_NOW_MS - 180_000, to: TEST_NOW_MS + 1 }),
}

describe('the summary of a sensor', () => {
  it('states latest, lowest, mean and highest value of each parameter', () => {
    expect(summary({ ...config, name: 'Dust' }, data, intl('en_US'))).toBe(
      'Dust, TSI DustTrak DRX 8533. Particulate matter PM2.5: 12.0 µg/m³, Good; from 4.2 to 18.0, mean 11.4; Wind direction: 10 °.',
    )
  })

  it('states the values in Spanish', () => {
    expect(summary(config, data, intl('es_ES'))).toContain('de 4,2 a 18,0, media 11,4')
  })

  it('says that the sensor has no values', () => {
    expect(summary(config, NO_DATA, intl('en_US'))).toBe('Sensor: no values.')
  })
})
