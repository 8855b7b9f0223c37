import { createPluginIntl } from '@airshed/kit'
import { widgetData } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import type { TrendConfig } from './config.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { fallingMonths, monthsOf } from './months.fixture.ts'
import { needs } from './needs.ts'
import { noteText } from './noteText.ts'
import { summary } from './summary.ts'
import { trendFigure } from './trendFigure.ts'
import { trendIn, trendModel, trendSource, wholeMonths, type TrendModel } from './trendModel.ts'
import { chanceText, changeText, percentText } from './trendText.ts'

const config = usual as TrendConfig
const range = { from: Date.UTC(1998, 0, 1), to: Date.UTC(2006, 0, 1) }
const intlIn = (locale: 'en_US' | 'es_ES') =>
  createPluginIntl({ en, es }, { locale, timezone: 'UTC' })
const intl = intlIn('en_US')
const dataOf = (values: readonly (number | null)[], own = config) => ({
  ...widgetData(needs(own), { range }),
  steps: { [own.data_point_id]: monthsOf(values) },
  asOfMs: Date.UTC(2100, 0, 1),
})
const modelOf = (values: readonly (number | null)[], own = config): TrendModel => {
  const source = trendSource(own, dataOf(values, own))
  const trend = typeof source === 'string' ? null : trendIn(own, source.months)
  if (typeof source === 'string' || trend === null) throw new Error(`expected months, got none`)
  return trendModel(own, source, trend)
}

/** Two units less each year. */
const STRAIGHT = Array.from({ length: 12 }, (_, at) => {
  const years = (Date.UTC(1998, at, 1) - Date.UTC(1998, 0, 1)) / (365.2425 * 86_400_000)
  return 40 - 2 * years
})

describe('the summary of a trend', () => {
  it('states change per year, confidence interval, p-value, seasons and months', () => {
    expect(summary(config, dataOf(fallingMonths(96)), intl)).toMatch(
      /^Dust over the years: PM2\.5 −1\.79 µg\/m³ per year \(95%: −1\.98 to −1\.47\), p < 0\.001 \*\*\*, significant, deseasonalized, 91 months\. In percent of its first value: −4\.56 % per year \(95%: −4\.95 to −3\.88\)\.$/,
    )
  })

  it('states the trend in Spanish', () => {
    expect(summary(config, dataOf(fallingMonths(96)), intlIn('es_ES'))).toMatch(
      /PM2\.5 −1,79 µg\/m³ por año \(95 %: de −1,98 a −1,47\), p < 0,001 \*\*\*, significativa, desestacionalizada, 91 meses\./,
    )
  })

  it('computes −2 a year and −5 % of 40 for a straight line', () => {
    expect(summary(config, dataOf(STRAIGHT), intl)).toMatch(
      /PM2\.5 −2 µg\/m³ per year \(95%: −2 to −2\), p < 0\.001 \*\*\*, significant, with its seasons, 12 months\. In percent of its first value: −5 % per year/,
    )
  })

  it.each([
    [{ slope: -1.234, low: -1.9, high: -0.6 }, '−1.23 µg/m³ per year (95%: −1.90 to −0.60)'],
    [{ slope: 0.0123, low: 0.0101, high: 0.0142 }, '0.0123 µg/m³ per year (95%: 0.0101 to 0.0142)'],
    [{ slope: 123.4, low: 80, high: 160 }, '123 µg/m³ per year (95%: 80 to 160)'],
    [{ slope: 2, low: 2, high: 2 }, '2 µg/m³ per year (95%: 2 to 2)'],
  ])('writes %o with the decimals of its interval', (change, words) => {
    expect(changeText(change, 'µg/m³', intl)).toBe(words)
  })

  it.each([
    [0.0009995, 'p < 0.001 ***, significant'],
    [0.004, 'p = 0.004 **, significant'],
    [0.0321, 'p = 0.032 *, significant'],
    [0.0721, 'p = 0.07 +, not significant'],
    [0.6, 'p = 0.60, not significant'],
  ])('marks a p-value of %d', (p, words) => {
    expect(chanceText(p, intl)).toBe(words)
  })

  it('says why there is no trend line', () => {
    expect(summary(config, dataOf(fallingMonths(5)), intl)).toContain(
      'no trend line: fewer than six months have a value, 5 months',
    )
    const half = fallingMonths(48).map((value, at) => (at % 2 === 0 ? value : null))
    expect(summary(config, dataOf(half), intl)).toMatch(
      /no trend line: fewer than 75% of the months have a value, 2\d months/,
    )
    expect(summary(config, dataOf([null, null]), intl)).toBe(
      'Dust over the years: no whole month in this time range.',
    )
  })

  it('omits the percentage for degrees, whose zero is arbitrary', () => {
    const model = modelOf(fallingMonths(96))
    expect(percentText(model, intl)).toMatch(/^−4\.56 % per year/)
    expect(percentText({ ...model, isRatio: false }, intl)).toBeNull()
    const warm = { ...config, data_point_id: '1C00A3F7.0.0.0/128:1' }
    expect(modelOf(fallingMonths(96), warm).isRatio).toBe(false)
  })
})

describe('the small print of a trend', () => {
  it('states what a month is, which months, and how line and seasons were determined', () => {
    expect(noteText(modelOf(fallingMonths(96)), 'Europe/London', intl)).toMatch(
      /PM2\.5, µg\/m³ · Monthly mean of whole months, each 75% complete · Jan 1998 – Dec 2005 · standard time of Europe\/London · Theil–Sen line; dashed the ends of its 95% interval, from 2,000 samples of blocks of 4 months · seasons removed by STL$/,
    )
  })

  it('says that removing seasons requires more than two years, unless they are kept', () => {
    const words = 'seasons not removed: that needs more than two years'
    expect(noteText(modelOf(fallingMonths(24)), 'UTC', intl)).toContain(words)
    const kept: TrendConfig = { ...config, seasons: 'kept' }
    expect(noteText(modelOf(fallingMonths(24), kept), 'UTC', intl)).not.toContain(words)
  })

  it('counts the months left out beyond fifty years', () => {
    const long = Array.from({ length: 612 }, (_, at) => at)
    expect(noteText(modelOf(long), 'UTC', intl)).toContain('12 earlier months left out')
  })
})

describe('the figure of a trend', () => {
  const look = { locale: 'en', timezone: 'UTC', color: '#0072b2', lineColor: '#000', title: '' }

  it('draws months, the trend line, and its interval dashed', () => {
    const { trend } = modelOf(fallingMonths(96))
    const { traces } = trendFigure(trend, { ...look, width: 700 })
    expect(traces.map(({ id }) => id)).toEqual(['months', 'slope', 'low', 'high'])
    expect(traces.flatMap((one) => (one.kind === 'line' ? [one.isDashed === true] : []))).toEqual([
      false,
      false,
      true,
      true,
    ])
    const few = trendFigure(modelOf(fallingMonths(5)).trend, { ...look, width: 700 })
    expect(few.traces.map(({ id }) => id)).toEqual(['months'])
  })

  it('labels every year where there is room, else every fifth', () => {
    const { trend } = modelOf(fallingMonths(240))
    const wordsAt = (width: number) =>
      trendFigure(trend, { ...look, width }).x?.ticks?.map(({ words }) => words)
    expect(wordsAt(1000)?.slice(0, 2)).toEqual(['1998', '1999'])
    expect(wordsAt(240)).toEqual(['1998', '2003', '2008', '2013'])
  })

  it('labels months when there are few', () => {
    const { trend } = modelOf(fallingMonths(9))
    const ticks = trendFigure(trend, { ...look, width: 340 }).x?.ticks
    expect(ticks?.map(({ words }) => words)).toEqual([
      'Jan 1998',
      'Mar 1998',
      'May 1998',
      'Jul 1998',
      'Sep 1998',
    ])
  })
})

it('leaves out the current month', () => {
  const months = monthsOf([1, 2, 3])
  expect(wholeMonths(months, Date.UTC(1998, 2, 31))).toHaveLength(2)
  expect(wholeMonths(months, Date.UTC(1998, 3, 1))).toHaveLength(3)
})
