import { createPluginIntl } from '@airshed/kit'
import { frame, roseFrom } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import type { PictureStyle } from './pictureParts.ts'
import { meanBands } from './roseColors.ts'
import { rosePicture } from './rosePicture.ts'

/** The rose of these readings, in two classes. */
function roseOf(columns: Readonly<Record<string, readonly number[]>>) {
  const series = Object.entries(columns).map(([path, values]) => ({
    ...frame(`1C00A3F7.0.0.0/${path}`),
    times: Float64Array.from(values, (_, at) => at * 60_000),
    values: Float64Array.from(values),
    reportingIntervalMs: 60_000,
  }))
  const [speed, direction, pollutant] = series.map(({ dataPointId }) => dataPointId)
  const need = {
    speedDataPointId: speed ?? '',
    directionDataPointId: direction ?? '',
    ...(pollutant === undefined ? {} : { pollutantDataPointId: pollutant }),
    speedBreaks: [2],
  }
  const found = roseFrom(need, series, { from: 0, to: 240_000 })
  if (found === null) throw new Error('expected a rose, got none')
  return found
}

const style = (locale: 'en_US' | 'es_ES' = 'en_US'): PictureStyle => ({
  theme: 'light',
  intl: createPluginIntl({ en, es }, { locale, timezone: 'UTC' }),
})
const [speed, direction, dust] = ['150:1', '150:2', '132:5'].map((path) =>
  frame(`1C00A3F7.0.0.0/${path}`),
) as [ReturnType<typeof frame>, ...ReturnType<typeof frame>[]]
const frames = { speed, direction: direction ?? null, pollutant: null }

describe('the picture of a wind rose', () => {
  const basis = roseOf({ '150:1': [1, 3, 3, 1, 0], '150:2': [271, 272, 273, 91, 10] })
  const picture = rosePicture({ mode: 'wind', rose: basis.wind, basis }, frames, style('es_ES'))

  it('stacks the shares of the classes', () => {
    expect(picture?.sectors[12]?.parts.map(({ from, to }) => [from, to])).toEqual([
      [0, 20],
      [20, 60],
    ])
  })

  it('describes a sector in the language of the reader', () => {
    expect(picture?.tell(12)).toMatchObject({
      title: 'O · 60,00\u00a0%',
      sentence: 'O: 60,00\u00a0%, 3 lecturas; 0–2 m/s 20,00\u00a0%, > 2 m/s 40,00\u00a0%',
    })
  })

  it('shows calms in the middle and in the last row of the table', () => {
    expect(picture?.middle).toEqual({ figure: '20,00\u00a0%', word: 'calmas' })
    expect(picture?.table.rows.at(-1)).toEqual({
      id: 'calm',
      name: 'calmas',
      cells: ['', '', '20,00\u00a0%'],
    })
    expect(picture?.table.rows).toHaveLength(18)
  })

  it('states the share of each class in the legend and below the sectors', () => {
    expect(picture?.legend.entries.map(({ share }) => share)).toEqual([
      '40,00\u00a0%',
      '40,00\u00a0%',
    ])
    expect(picture?.table.rows.at(-2)?.cells).toEqual([
      '40,00\u00a0%',
      '40,00\u00a0%',
      '80,00\u00a0%',
    ])
  })

  it('names the unit of the classes', () => {
    expect(picture?.legend).toMatchObject({
      title: 'Velocidad, m/s',
      entries: [{ word: '0–2' }, { word: '> 2' }],
    })
  })
})

describe('the picture of a pollution rose', () => {
  const found = roseOf({
    '150:1': [1, 1, 1, 3],
    '150:2': [90, 90, 90, 180],
    '132:5': [10, 11, 12, 60],
  })
  if (found.pollution === null) throw new Error('expected a pollution rose, got none')
  const model = { mode: 'pollution', rose: found.pollution, basis: found } as const

  it('draws a ring for each class, coloured by means and never by grades', () => {
    const picture = rosePicture(model, { ...frames, pollutant: dust ?? null }, style())
    const bands = meanBands(found.pollution ?? model.rose, 'light')
    expect(picture?.sectors[4]?.parts).toEqual([
      { id: '0', from: 0, to: 1, color: bands[0]?.color, isFaint: false },
    ])
    expect(picture?.sectors[8]?.parts).toEqual([
      { id: '1', from: 1, to: 2, color: bands.at(-1)?.color, isFaint: true },
    ])
    expect(picture?.rings?.map(({ words }) => words)).toEqual(['2', '> 2'])
    expect(picture?.legend.entries[0]?.word).toBe('10–20')
  })

  it('states means with their number of readings', () => {
    const picture = rosePicture(model, { ...frames, pollutant: dust ?? null }, style())
    expect(picture?.tell(4).rows.map(({ value }) => value)).toEqual([
      '11.0 µg/m³ (3)',
      'no readings',
    ])
  })

  it('returns no picture without its series', () => {
    expect(rosePicture(model, frames, style())).toBeNull()
  })
})
