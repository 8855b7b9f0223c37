import { createPluginIntl } from '@airshed/kit'
import { widgetData } from '@airshed/testing'
import { expect, it } from 'vitest'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { needs } from './needs.ts'
import { noteText } from './noteText.ts'
import { roseModelOf } from './roseModel.ts'
import { roseTable } from './roseTable.ts'
import { summary } from './summary.ts'

const DAY_MS = 86_400_000
const TO = Date.UTC(2026, 2, 14, 17)
const rangeOf = (days: number) => ({ from: TO - days * DAY_MS, to: TO })
const intl = createPluginIntl({ en, es }, { locale: 'en_US', timezone: 'America/New_York' })
const dataOf = (days: number, scene: 'normal' | 'empty' = 'normal') =>
  widgetData(needs(usual), { range: rangeOf(days), scene })
const model = (days: number) => {
  const found = roseModelOf(usual, dataOf(days))
  if (found === null) throw new Error('expected a rose, got none')
  return found
}

it('names the wind direction with the highest top percentile', () => {
  expect(summary(usual, dataOf(90), intl)).toMatch(
    /^Dust by wind on Quay Street: 95th percentile of PM2\.5 is highest with wind from (NE|ENE|E|ESE|SE), \d+\.\d µg\/m³ \(mean \d+\.\d µg\/m³\), from 2,160 of 2,160 hours \(100%\)\.$/,
  )
})

it('names no direction of only a few hours', () => {
  expect(summary(usual, dataOf(1), intl)).toContain('every direction with too few hours to compare')
})

it('names uncertain sectors, and what calms are', () => {
  expect(noteText(model(5), rangeOf(5), intl)).toContain('faint: fewer than 20 hours, uncertain')
  expect(noteText(model(90), rangeOf(90), intl)).toMatch(/\d+ calm hours? in no sector, mean \d/)
})

it('lists the figures of each sector, of calms and of all hours', () => {
  const { head, rows } = roseTable(model(90), intl)
  expect(head).toEqual([
    '25th percentile',
    '50th percentile',
    '75th percentile',
    '90th percentile',
    '95th percentile',
    'Mean',
    'Based on',
  ])
  expect(rows.map(({ name }) => name).slice(-3)).toEqual(['NNW', 'Calms', 'All hours'])
  expect(rows.every(({ cells }) => cells.length === head.length)).toBe(true)
})

it('says that the percentile rose has no data', () => {
  expect(summary(usual, dataOf(5, 'empty'), intl)).toBe(
    'Dust by wind on Quay Street: no percentiles by wind in this time range.',
  )
})
