import { createPluginIntl, NO_DATA } from '@airshed/kit'
import { frame, statisticsOf } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { summary } from './summary.ts'

const [english, spanish] = (['en_US', 'es_ES'] as const).map((locale) =>
  createPluginIntl({ en, es }, { locale, timezone: 'UTC' }),
) as [ReturnType<typeof createPluginIntl>, ReturnType<typeof createPluginIntl>]

const pm25 = {
  ...frame('1C00A3F7.0.0.0/132:5'),
  times: Float64Array.of(1, 2, 3, 4),
  values: Float64Array.of(4.26, 18, Number.NaN, 12.4),
}
const wind = {
  ...frame('1C00A3F7.0.0.0/150:2'),
  times: Float64Array.of(1, 2),
  values: Float64Array.of(350, 10),
}
const config = {
  name: 'Market Square',
  node_id: ['1C00A3F7:0'],
  selected_data_point_ids: [pm25.dataPointId, wind.dataPointId],
}

const withFigures = (frames: readonly (typeof pm25)[]) => ({
  ...NO_DATA,
  frames,
  statistics: statisticsOf(frames, { from: 0, to: 10 }),
})

describe('the summary of a chart', () => {
  it('states span and latest value of each series, and only the latest of a direction', () => {
    expect(summary(config, withFigures([pm25, wind]), english)).toBe(
      'Market Square. Particulate matter PM2.5: from 4.3 to 18.0 µg/m³, latest 12.4 µg/m³; ' +
        'Wind direction: latest 10 °.',
    )
  })

  it('states span and latest value in Spanish', () => {
    const frames = [{ ...pm25, label: 'Partículas PM2.5' }]
    expect(summary(config, withFigures(frames), spanish)).toBe(
      'Market Square. Partículas PM2.5: de 4,3 a 18,0 µg/m³, último valor 12,4 µg/m³.',
    )
  })

  it.each([
    ['that there is no data', config, 'Market Square: no data in this time range.'],
    [
      'its title when it has no name',
      { ...config, name: undefined },
      'Chart: no data in this time range.',
    ],
    [
      'that no parameter is chosen',
      { ...config, selected_data_point_ids: [] },
      'Market Square: no parameters selected.',
    ],
  ])('the summary of an empty chart states %s', (_, given, expected) => {
    expect(summary(given, NO_DATA, english)).toBe(expected)
  })
})
