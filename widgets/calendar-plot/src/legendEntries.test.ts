import { createPluginIntl } from '@airshed/kit'
import { widgetData } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { calendarModel, type CalendarModel } from './calendarModel.ts'
import { bandsOf, type Shown } from './dayLooks.ts'
import { legendEntries } from './legendEntries.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { needs } from './needs.ts'

const intl = createPluginIntl({ en, es }, { locale: 'en_US', timezone: 'UTC' })
const range = { from: Date.UTC(2025, 0, 1, 5), to: Date.UTC(2025, 2, 1, 5) }
const model = calendarModel(usual, widgetData(needs(usual), { range }), 'UTC') as CalendarModel
const wordsOf = (own: CalendarModel, shown: Shown): string[] =>
  legendEntries(own, shown, bandsOf(own, shown, 'light'), intl).map(({ words }) => words)

describe('the legend of a calendar', () => {
  it('writes a single value at the resolution of the instrument', () => {
    const days = model.days
      .slice(0, 1)
      .map((day) => ({ ...day, figure: { ...day.figure, value: 25.98312, count: 4 } }))
    expect(wordsOf({ ...model, days }, 'value')).toEqual(['26.0'])
  })

  it('lists the bands of values, and only marks that occur', () => {
    const words = wordsOf(model, 'value')
    expect(words.filter((one) => /^[\d.]+–[\d.]+$/.test(one)).length).toBeGreaterThan(2)
    expect(words).toContain('no data')
  })

  it('lists completeness in percent', () => {
    expect(wordsOf(model, 'coverage')[0]).toBe('0–20%')
  })
})
