import { createPluginIntl } from '@airshed/kit'
import { widgetData } from '@airshed/testing'
import { expect, it } from 'vitest'
import colocation from '../fixtures/configs/colocation.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import type { ScatterConfig } from './config.ts'
import { figuresOf } from './figureWords.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { needs } from './needs.ts'
import { noteWords } from './noteWords.ts'
import { scatterOf } from './scatter.ts'
import { summary } from './summary.ts'

const HOUR_MS = 3_600_000
const TO = Date.UTC(2026, 2, 14, 17)
const range = { from: TO - 100 * HOUR_MS, to: TO }
const intl = createPluginIntl({ en, es }, { locale: 'en_US', timezone: 'America/New_York' })
const dataOf = (config: ScatterConfig, scene: 'normal' | 'empty' = 'normal') =>
  widgetData(needs(config), { range, scene })
const scatter = (config: ScatterConfig) => {
  const found = scatterOf(config, dataOf(config))
  if (found === null) throw new Error('expected pairs, got none')
  return found
}

it('says which line goes through the pairs, how well it fits, and how many there are', () => {
  expect(summary(usual, dataOf(usual), intl)).toMatch(
    /^CO2 against dust on Quay Street: CO₂ \[ppm\] = [−\d.]+ \+ [\d.]+ × PM2\.5 \[µg\/m³\], R² 0\.\d{3}, from 100 of 100 hours \(100%\)\.$/,
  )
})

it('names both devices where there are two, and says how to correct one by the other', () => {
  const config = colocation as ScatterConfig
  const note = noteWords(scatter(config), range, intl)
  expect(note).toMatch(/least squares of PM2\.5, .+ on PM2\.5, .+, all pairs/)
  expect(note).toMatch(
    /to correct PM2\.5, .+ by PM2\.5, .+, invert the line: \(PM2\.5, .+ − [\d.]+\) \/ [\d.]+/,
  )
  expect(note).toContain('values of 10 min, each 75% complete')
})

it('tells bias and RMSE where both have one unit, and not where they differ', () => {
  const ids = (config: ScatterConfig) => figuresOf(scatter(config), intl).map(({ id }) => id)
  expect(ids(colocation as ScatterConfig)).toContain('rmse')
  expect(ids(usual)).not.toContain('rmse')
  const slope = figuresOf(scatter(usual), intl).find(({ id }) => id === 'slope')
  expect(slope?.value).toMatch(/^[\d.]+ ppm \/ µg\/m³$/)
})

it('says why there is no line below three quarters of the hours', () => {
  const found = scatter(usual)
  const few = { ...found, pairs: { ...found.pairs, coverage: 0.6, regression: null } }
  expect(noteWords(few, range, intl)).toContain('less than 75% of the steps have both: no line')
  const same = { ...found, pairs: { ...found.pairs, regression: null } }
  expect(noteWords(same, range, intl)).toContain('too few different values of PM2.5 for a line')
})

it('says that there are none', () => {
  expect(summary(usual, dataOf(usual, 'empty'), intl)).toBe(
    'CO2 against dust on Quay Street: no pairs in this time range.',
  )
})
