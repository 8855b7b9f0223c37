import { createPluginIntl } from '@airshed/kit'
import { frame, profile } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { figures } from './figures.fixture.ts'
import type { HeatmapDevice } from './heatmapModel.ts'
import { legendEntries, withoutSpans } from './legendEntries.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

const intl = (locale: 'en_US' | 'es_ES' = 'en_US') =>
  createPluginIntl({ en, es }, { locale, timezone: 'UTC' })
const device = (path: string, changes: Partial<HeatmapDevice> = {}): HeatmapDevice => ({
  nodeId: '1C00A3F7:0',
  dataPointId: `1C00A3F7.0.0.0/${path}`,
  name: 'Station',
  frame: frame(`1C00A3F7.0.0.0/${path}`),
  profile: null,
  unfit: null,
  cells: [figures()],
  ...changes,
})

describe('the legend of a heat map', () => {
  it('lists the grades of a profile once with their ranges, however many devices', () => {
    const graded = device('132:5', { profile: profile() })
    const entries = legendEntries({ devices: [graded, graded], stepsOver: 1 }, [], intl())
    expect(entries.map(({ word, span }) => [word, span])).toEqual([
      ['Good', '≤ 12'],
      ['Moderate', '12–35'],
      ['Poor', '> 35'],
    ])
  })

  it('names the profile of each grade when devices have two', () => {
    const second = { ...profile(), id: 'second', name: 'City limits' }
    const devices = [device('132:5', { profile: profile() }), device('132:5', { profile: second })]
    const entries = legendEntries({ devices, stepsOver: 1 }, [], intl())
    expect(entries).toHaveLength(6)
    const owners = [profile().name, 'City limits'].flatMap((name) => [name, name, name])
    expect(entries.map(({ owner }) => owner)).toEqual(owners)
    const short = withoutSpans(entries)
    expect(short.map(({ owner }) => owner)).toEqual(owners)
    expect(short.map(({ word, span }) => [word, span]).slice(0, 3)).toEqual([
      ['Good', null],
      ['Moderate', null],
      ['Poor', null],
    ])
  })

  it('lists the bands of the scale', () => {
    const bands = [
      { from: 0, to: 0.5, color: '#111111' },
      { from: 0.5, to: 1, color: '#222222' },
    ]
    const entries = legendEntries(
      { devices: [device('150:1')], stepsOver: 1 },
      bands,
      intl('es_ES'),
    )
    expect(entries.map(({ word }) => word)).toEqual(['0–0,5', '0,5–1'])
  })

  it('lists eight compass points in the letters of the language', () => {
    const entries = legendEntries({ devices: [device('150:2')], stepsOver: 1 }, [], intl('es_ES'))
    expect(entries.map(({ word }) => word)).toEqual(['N', 'NE', 'E', 'SE', 'S', 'SO', 'O', 'NO'])
  })

  it('explains cells without a value only when there are some', () => {
    const cells = [
      figures({ value: null, count: 2, coverage: 0.5 }),
      figures({ value: null, count: 0, coverage: 0 }),
    ]
    const devices = [device('150:1', { cells })]
    const reported = (stepsOver: number) =>
      legendEntries({ devices, stepsOver }, [], intl()).map(({ word, isHatched }) => [
        word,
        isHatched,
      ])
    expect(reported(2)).toEqual([
      ['under 75%', true],
      ['no data', false],
    ])
    // The second step is still running, and waits for its readings.
    expect(reported(1)).toEqual([['under 75%', true]])
  })
})
