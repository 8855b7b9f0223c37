import { profile, widgetData } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { calendarFigure } from './calendarFigure.ts'
import { calendarModel, type CalendarModel } from './calendarModel.ts'
import { bandsOf, dayLooks } from './dayLooks.ts'
import { monthGrid } from './monthGrid.ts'
import { needs } from './needs.ts'

const ZONE = 'America/New_York'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const year = { from: Date.UTC(2025, 0, 1, 5), to: Date.UTC(2026, 0, 1, 4) }
const data = (range = year) => widgetData(needs(usual), { range })
const modelOf = (found = data(), wanted?: number): CalendarModel => {
  const model = calendarModel(usual, found, ZONE, wanted)
  if (typeof model === 'string') throw new Error(`expected a calendar, got ${model}`)
  return model
}

describe('the model of a calendar', () => {
  it('places each day of the year by weekday and week, across clock changes', () => {
    const { days, years } = modelOf()
    expect([days.length, years]).toEqual([365, [2025]])
    expect(days[0]).toMatchObject({ month: 0, day: 1, weekday: 2, week: 0 })
    // 9 March 2025 has 23 hours, 2 November 25.
    const ofDate = (month: number, day: number) =>
      days.filter((one) => one.month === month && one.day === day)
    expect(ofDate(2, 9)).toHaveLength(1)
    expect(ofDate(2, 9)[0]).toMatchObject({ weekday: 6, week: 1 })
    expect(ofDate(10, 2)[0]).toMatchObject({ weekday: 6, week: 0 })
  })

  it('shows the newest year of the range, or the chosen one', () => {
    const range = { from: year.from, to: Date.UTC(2026, 1, 1) }
    expect(modelOf(data(range)).year).toBe(2026)
    expect(modelOf(data(range), 2025)).toMatchObject({ year: 2025, years: [2025, 2026] })
    expect(modelOf(data(range), 1999).year).toBe(2026)
  })

  it('marks today as incomplete', () => {
    const to = Date.UTC(2026, 2, 14, 17)
    const { days } = modelOf(data({ from: to - 3 * DAY_MS, to }))
    expect(days.map(({ isRunning }) => isRunning)).toEqual([false, false, false, true])
  })

  it('withholds and hatches days with too few readings', () => {
    const model = modelOf()
    const at = model.days.findIndex(({ figure }) => figure.value === null && figure.count > 0)
    const looks = dayLooks(model, 'value', bandsOf(model, 'value', 'light'))
    expect(looks[at]).toMatchObject({ color: null, isHatched: true })
    const complete = dayLooks(model, 'coverage', bandsOf(model, 'coverage', 'light'))
    expect(complete[at]).toMatchObject({ isHatched: false })
    expect(complete[at]?.color).not.toBeNull()
  })

  it.each([
    ['24 h', DAY_MS, true],
    ['1 h', HOUR_MS, false],
    ['none', null, false],
  ])(
    'applies limits with the averaging period %s to days: %s',
    (_, averagingPeriodMs, isGraded) => {
      const own = profile()
      const ranges = Object.fromEntries(
        Object.entries(own.ranges).map(([path, range]) => [path, { ...range, averagingPeriodMs }]),
      )
      const found = data()
      const nodes = found.nodes.map((node) => ({ ...node, profiles: [{ ...own, ranges }] }))
      const model = modelOf({ ...found, nodes })
      expect(model.profile !== null).toBe(isGraded)
      const looks = dayLooks(model, 'value', bandsOf(model, 'value', 'light'))
      expect(looks.some(({ grade }) => grade !== null)).toBe(isGraded)
    },
  )

  it('returns the reason when there is no calendar', () => {
    const found = data()
    expect(calendarModel(usual, { ...found, nodes: [] }, ZONE)).toBe('unknown')
    expect(calendarModel(usual, { ...found, steps: {} }, ZONE)).toBe('loading')
    expect(
      calendarModel(usual, widgetData(needs(usual), { range: year, scene: 'empty' }), ZONE),
    ).toBe('noData')
    const wind = { ...usual, data_point_id: '1C00A3F7.0.0.0/150:2' }
    expect(calendarModel(wind, widgetData(needs(wind), { range: year }), ZONE)).toBe('direction')
  })
})

describe('the months of a calendar', () => {
  it.each([
    ['a wide card', 760, 400, 4],
    ['a phone', 340, 420, 3],
    ['a wall', 1600, 500, 6],
  ])('arranges months on %s for the largest days', (_, width, height, across) => {
    expect(monthGrid(12, width, height).across).toBe(across)
  })

  it('draws one box for each day without overlaps', () => {
    const model = modelOf()
    const grid = monthGrid(12, 760, 400)
    const looks = dayLooks(model, 'value', bandsOf(model, 'value', 'light'))
    const { traces, notes } = calendarFigure(model.days, looks, {
      grid,
      theme: 'light',
      locale: 'es',
    })
    const [bars] = traces
    if (bars?.kind !== 'bars') throw new Error('expected bars')
    const places = new Set(Array.from(bars.x, (x, at) => `${x} ${bars.base?.[at]}`))
    expect(places.size).toBe(365)
    expect(notes?.filter(({ isStrong }) => isStrong).map(({ words }) => words)).toContain('Marzo')
  })
})
