import { createPluginIntl } from '@airshed/kit'
import { widgetData } from '@airshed/testing'
import { expect, it } from 'vitest'
import colocation from '../fixtures/configs/colocation.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import type { ScatterConfig } from './config.ts'
import { figuresOf, uncertainText } from './figureText.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { needs } from './needs.ts'
import { noteText } from './noteText.ts'
import { linesOf, scatterOf } from './scatter.ts'
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

it('states the regression line, its fit and the number of pairs', () => {
  expect(summary(usual, dataOf(usual), intl)).toMatch(
    /^CO2 against dust on Quay Street: CO₂ \[ppm\] = [−\d.]+ \+ [\d.]+ × PM2\.5 \[µg\/m³\], R² 0\.\d{3}, from 100 of 100 hours \(100%\)\.$/,
  )
})

it('names both devices, and states how to correct one by the other', () => {
  const config = colocation as ScatterConfig
  const note = noteText(config, scatter(config), range, intl)
  expect(note).toMatch(/least squares of PM2\.5, .+ on PM2\.5, .+, all pairs/)
  expect(note).toMatch(
    /to correct PM2\.5, .+ by PM2\.5, .+, invert the line: \(PM2\.5, .+ − [\d.]+\) \/ [\d.]+/,
  )
  expect(note).toContain('values of 10 min, each 75% complete')
})

it('states bias and RMSE only for equal units', () => {
  const figures = (config: ScatterConfig) => {
    const found = scatter(config)
    return figuresOf(linesOf(config, found), found, intl)
  }
  const ids = (config: ScatterConfig) => figures(config).map(({ id }) => id)
  expect(ids(colocation as ScatterConfig)).toContain('rmse')
  expect(ids(usual)).not.toContain('rmse')
  const slope = figures(usual).find(({ id }) => id === 'slope')
  expect(slope?.value).toMatch(/^[\d.]+ ppm \/ µg\/m³$/)
})

it('states orthogonal regression with uncertainties, and inverts it', () => {
  const config: ScatterConfig = { ...(colocation as ScatterConfig), line: 'orthogonal' }
  expect(summary(config, dataOf(config), intl)).toMatch(
    / = \([−\d.]+ ± [\d.]+\) \+ \([−\d.]+ ± [\d.]+\) × PM2\.5, .+, R² 0\.\d{3}/,
  )
  const note = noteText(config, scatter(config), range, intl)
  expect(note).toContain('errors of equal variance in both, ± standard uncertainty')
  expect(note).not.toContain('least squares')
  const { slope = 0 } = scatter(config).pairs.orthogonal ?? {}
  expect(note).toMatch(/invert the line: \(PM2\.5, .+ [+−] [\d.]+\) \/ [−\d.]+/)
  expect(note).toContain(`/ ${slope.toPrecision(4).replace('-', '−')}`.replace(/0+$/, ''))
  const found = scatter(config)
  const ids = figuresOf(linesOf(config, found), found, intl).map(({ id }) => id)
  expect(ids).toEqual(
    expect.arrayContaining(['orthogonalSlope', 'orthogonalIntercept', 'correlation']),
  )
  expect(ids).not.toContain('slope')
})

it('says that orthogonal regression needs equal units', () => {
  const config: ScatterConfig = { ...usual, line: 'orthogonal' }
  const note = noteText(config, scatter(config), range, intl)
  expect(note).toContain('least squares of CO₂ on PM2.5')
  expect(note).toContain('orthogonal regression needs the same unit on both axes')
})

it.each([
  [0.5263832735, 0.0030315, '0.5264 ± 0.0030'],
  [-0.2880867911, 0.1246215, '−0.29 ± 0.12'],
  [1234.56, 21.4, '1,235 ± 21'],
  [2, 0, '2'],
])('writes %d with its uncertainty %d', (value, uncertainty, words) => {
  expect(uncertainText(value, uncertainty, intl)).toBe(words)
})

it('withholds the line below 75% of the hours, and says why', () => {
  const found = scatter(usual)
  const few = { ...found, pairs: { ...found.pairs, coverage: 0.6, regression: null } }
  expect(noteText({}, few, range, intl)).toContain('less than 75% of the steps have both: no line')
  const same = { ...found, pairs: { ...found.pairs, regression: null } }
  expect(noteText({}, same, range, intl)).toContain('too few different values of PM2.5 for a line')
})

it('says that the scatter plot has no pairs', () => {
  expect(summary(usual, dataOf(usual, 'empty'), intl)).toBe(
    'CO2 against dust on Quay Street: no pairs in this time range.',
  )
})
