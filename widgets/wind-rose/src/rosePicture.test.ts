import { createPluginIntl, pollutionRose, windRose, type SpeedClass } from '@airshed/kit'
import { frame, profile } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import type { PictureStyle } from './pictureParts.ts'
import { rosePicture } from './rosePicture.ts'

const classes: SpeedClass[] = [
  { from: 0, to: 2 },
  { from: 2, to: Number.POSITIVE_INFINITY },
]
const style = (locale: 'en_US' | 'es_ES' = 'en_US'): PictureStyle => ({
  profile: profile(),
  theme: 'light',
  intl: createPluginIntl({ en, es }, { locale, timezone: 'UTC' }),
})
const [speed, direction, dust, gas] = ['150:1', '150:2', '132:5', '170:1'].map((path) =>
  frame(`1C00A3F7.0.0.0/${path}`),
) as [ReturnType<typeof frame>, ...ReturnType<typeof frame>[]]
const frames = { speed, direction: direction ?? null, pollutant: null }

describe('the picture of a wind rose', () => {
  const rose = windRose([1, 3, 3, 1, 0], [271, 272, 273, 91, 10], { classes })
  const picture = rosePicture({ mode: 'wind', rose }, frames, style('es_ES'))

  it('stacks the shares of the classes', () => {
    expect(picture?.sectors[12]?.parts.map(({ from, to }) => [from, to])).toEqual([
      [0, 20],
      [20, 60],
    ])
  })

  it('tells a sector in words of the language', () => {
    expect(picture?.tell(12)).toMatchObject({
      title: 'O · 60,00\u00a0%',
      sentence: 'O: 60,00\u00a0%, 3 lecturas; 0–2 m/s 20,00\u00a0%, > 2 m/s 40,00\u00a0%',
    })
  })

  it('has the calms in the middle and in the last row of its table', () => {
    expect(picture?.middle).toEqual({ figure: '20,0\u00a0%', word: 'calmas' })
    expect(picture?.table.rows.at(-1)).toEqual({
      id: 'calm',
      name: 'calmas',
      cells: ['', '', '20,00\u00a0%'],
    })
    expect(picture?.table.rows).toHaveLength(17)
  })

  it('names the unit of its classes', () => {
    expect(picture?.legend).toMatchObject({
      title: 'Velocidad, m/s',
      entries: [{ word: '0–2' }, { word: '> 2' }],
    })
  })
})

describe('the picture of a pollution rose', () => {
  const rose = pollutionRose([1, 1, 1, 3], [90, 90, 90, 180], [10, 11, 12, 60], { classes })
  const wind = windRose([1, 1, 1, 3], [90, 90, 90, 180], { classes })
  const model = { mode: 'pollution', rose, wind } as const

  it('has a ring for each class, coloured by the grade of the mean', () => {
    const picture = rosePicture(model, { ...frames, pollutant: dust ?? null }, style())
    const grades = profile().grades
    expect(picture?.sectors[4]?.parts).toEqual([
      { id: '0', from: 0, to: 1, color: grades[0]?.color, isFaint: false },
    ])
    expect(picture?.sectors[8]?.parts).toEqual([
      { id: '1', from: 1, to: 2, color: grades.at(-1)?.color, isFaint: true },
    ])
    expect(picture?.rings?.map(({ words }) => words)).toEqual(['2', '> 2'])
    expect(picture?.legend.entries.map(({ word }) => word)).toEqual(['Good', 'Moderate', 'Poor'])
  })

  it('tells means with their number of readings and their grade', () => {
    const picture = rosePicture(model, { ...frames, pollutant: dust ?? null }, style())
    expect(picture?.tell(4).rows.map(({ value }) => value)).toEqual([
      '11.0 µg/m³ (3), Good',
      'no readings',
    ])
  })

  it('has a scale where nobody judges the pollutant', () => {
    const picture = rosePicture(model, { ...frames, pollutant: gas ?? null }, style())
    expect(picture?.legend.entries[0]?.word).toBe('10–20')
  })

  it('is none without its series', () => {
    expect(rosePicture(model, frames, style())).toBeNull()
  })
})
