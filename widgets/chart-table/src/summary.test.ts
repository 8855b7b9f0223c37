import { createPluginIntl, NO_DATA } from '@airshed/kit'
import { frame, node, statisticsOf } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { summary } from './summary.ts'

const intl = (locale: 'en_US' | 'es_ES') =>
  createPluginIntl({ en, es }, { locale, timezone: 'UTC' })
const pm25 = {
  ...frame('1C00A3F7.0.0.0/132:5'),
  times: Float64Array.of(1, 2, 3),
  values: Float64Array.of(4.2, 18, 12),
}
const wind = {
  ...frame('1C00A3F7.0.0.0/150:2'),
  times: Float64Array.of(1),
  values: Float64Array.of(10),
}
const config = { name: 'Square', node_id: '1C00A3F7:0' }
const frames = [pm25, wind]
const statistics = statisticsOf(frames, { from: 0, to: 10 })
const data = { ...NO_DATA, nodes: [node('1C00A3F7:0')], frames, statistics }

describe('the summary of a chart with a table', () => {
  it('states latest, lowest, mean and highest value of each parameter', () => {
    expect(summary(config, data, intl('en_US'))).toBe(
      'Square, Station 1C00A3F7. Particulate matter PM2.5: latest 12.0, from 4.2 to 18.0, mean 11.4 µg/m³; Wind direction: latest 10 °.',
    )
  })

  it('states the values in Spanish', () => {
    expect(summary(config, { ...data, frames: [pm25] }, intl('es_ES'))).toContain(
      'último valor 12,0, de 4,2 a 18,0, media 11,4 µg/m³',
    )
  })

  it('says that the chart with a table has no data', () => {
    expect(summary({ node_id: 'gone:0' }, NO_DATA, intl('en_US'))).toBe(
      'Chart with table: no data in this time range.',
    )
  })
})
