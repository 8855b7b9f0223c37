import { createPluginIntl } from '@airshed/kit'
import { widgetData } from '@airshed/testing'
import { expect, it } from 'vitest'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { needs } from './needs.ts'
import { noteText } from './noteText.ts'
import { ringSpeeds } from './polarFigure.ts'
import { cellAt, polarModelOf } from './polarModel.ts'
import { polarTable } from './polarTable.ts'
import { cellText } from './polarText.ts'
import { summary } from './summary.ts'

const DAY_MS = 86_400_000
const TO = Date.UTC(2026, 2, 14, 17)
const rangeOf = (days: number) => ({ from: TO - days * DAY_MS, to: TO })
const intl = createPluginIntl({ en, es }, { locale: 'en_US', timezone: 'America/New_York' })
const dataOf = (days: number, scene: 'normal' | 'empty' = 'normal') =>
  widgetData(needs(usual), { range: rangeOf(days), scene })
const model = (days: number) => {
  const found = polarModelOf(usual, dataOf(days))
  if (found === null) throw new Error('expected a plot, got none')
  return found
}

it('names the wind with the highest concentration', () => {
  expect(summary(usual, dataOf(90), intl)).toMatch(
    /^Dust by wind on Quay Street: PM2\.5 is highest with \d\.\d m\/s from (NE|ENE|E|ESE|SE) \(\d+°\), \d+\.\d µg\/m³ smoothed, from 2,160 of 2,160 hours \(100%\)\.$/,
  )
})

it('names no wind with only a few hours nearby', () => {
  expect(summary(usual, dataOf(0.2), intl)).toContain('nowhere with enough hours to compare')
})

it('states the smoothing, the uncertain cells and what calms are', () => {
  const note = noteText(model(90), rangeOf(90), intl)
  expect(note).toContain('smoothed by kernels of 5° and 1.5 m/s')
  expect(note).toContain('dotted: fewer than 5 hours nearby, uncertain')
  expect(note).toMatch(/\d+ calm hours? left out, mean \d/)
})

it('states the mean of a cell, its wind and its number of hours', () => {
  const found = model(90)
  const size = found.plot.axis.length
  const middle = (size - 1) / 2
  const east = middle * size + middle + 8
  const words = cellText(east, found, () => '#0072b2', intl)
  expect(words?.title).toMatch(/^\d\.\d m\/s from E \(90°\)$/)
  expect(words?.sentence).toMatch(/Smoothed mean \d+\.\d µg\/m³, Based on [\d.]+ hours, weighted/)
  // The corner is no wind that blew.
  expect(cellText(0, found, () => '#0072b2', intl)).toBeNull()
  expect(cellAt(found, middle * size + middle)?.directionDeg ?? null).toBeNull()
})

it('lists eight directions at the speeds of the rings', () => {
  const found = model(90)
  const rings = ringSpeeds(found.plot.edgeSpeed)
  const { rows } = polarTable(found, rings.map(String), rings, intl)
  expect(rows.map(({ name }) => name)).toEqual(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'])
  expect(rows.every(({ cells }) => cells.length === rings.length)).toBe(true)
  expect(rows[2]?.cells[0]).toMatch(/µg\/m³/)
})

it('chooses at most four rings at round speeds', () => {
  expect(ringSpeeds(12.9)).toEqual([5, 10])
  expect(ringSpeeds(9.6)).toEqual([2, 4, 6, 8])
  expect(ringSpeeds(1.2)).toEqual([0.5, 1])
})

it('says that the polar plot has no data', () => {
  expect(summary(usual, dataOf(5, 'empty'), intl)).toBe(
    'Dust by wind on Quay Street: no means by wind in this time range.',
  )
})
