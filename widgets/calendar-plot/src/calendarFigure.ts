import { inkOn, THEME_TOKENS, type PlotFigure, type PlotNote, type Theme } from '@airshed/kit'
import type { CalendarDay } from './calendarDays.ts'
import type { DayLook } from './dayLooks.ts'
import { MONTH_COLUMNS, rowsOf, WORDS_FROM_HEIGHT_PX, type MonthGrid } from './monthGrid.ts'

/** Share of its cell that a day fills: the rest separates it from its neighbours. */
const FILLED = 0.92
/** Minimum widths (CSS px) of a day that have space for its number, and for the numeral of its grade beside it. */
const NUMBER_FROM_PX = 17
const LETTER_TOO_FROM_PX = 34
/** Minimum width of a day (CSS px) at which the long name of its month fits above a week. */
const LONG_NAME_FROM_PX = 12

export interface CalendarLook {
  grid: MonthGrid
  theme: Theme
  locale: string
}

/** The months of a year, each as weeks of seven days; days are boxes in the cells of a calendar. */
export function calendarFigure(
  days: readonly CalendarDay[],
  looks: readonly DayLook[],
  { grid, theme, locale }: CalendarLook,
): PlotFigure {
  const { text, muted } = THEME_TOKENS[theme]
  const months = monthsOf(days)
  const corner = (month: number) => {
    const at = months.indexOf(month)
    return {
      left: (at % grid.across) * MONTH_COLUMNS,
      top: Math.floor(at / grid.across) * rowsOf(grid),
    }
  }
  return {
    traces: [
      {
        kind: 'bars',
        id: 'days',
        x: days.map(({ month, weekday }) => corner(month).left + weekday + 0.5),
        base: days.map(
          ({ month, week }) => corner(month).top + grid.headRows + week + (1 - FILLED) / 2,
        ),
        y: days.map(() => FILLED),
        width: FILLED,
        colors: looks.map(({ color }) => color),
        hatched: looks.map(({ isHatched }) => isHatched),
        words: days.map(({ day }, index) => wordsIn(day, looks[index]?.letter ?? null, grid)),
        wordColors: looks.map(({ color, isHatched }) =>
          color === null ? (isHatched ? text : muted) : inkOn(color),
        ),
      },
    ],
    x: { isShown: false, range: [0, grid.across * MONTH_COLUMNS - 1] },
    y: { isShown: false, range: [grid.down * rowsOf(grid), 0] },
    notes: months.flatMap((month): PlotNote[] => {
      const { left, top } = corner(month)
      return [
        {
          x: left,
          y: top + 0.6,
          words: monthName(month, locale, grid),
          align: 'start',
          isStrong: true,
        },
        ...(grid.hasWeekdays ? weekdayLetters(locale) : []).map((words, weekday) => ({
          x: left + weekday + 0.5,
          y: top + 1.55,
          words,
        })),
      ]
    }),
  }
}

/** Those that have a day, ascending. */
export const monthsOf = (days: readonly CalendarDay[]): readonly number[] => [
  ...new Set(days.map(({ month }) => month)),
]

/** The number of the day if it fits; for a graded day the numeral first. */
function wordsIn(day: number, letter: string | null, grid: MonthGrid): string {
  if (grid.dayWidth < NUMBER_FROM_PX || grid.dayHeight < WORDS_FROM_HEIGHT_PX) return ''
  if (letter === null) return String(day)
  return grid.dayWidth >= LETTER_TOO_FROM_PX ? `${day} ${letter}` : letter
}

function monthName(month: number, locale: string, { dayWidth }: MonthGrid): string {
  const length = dayWidth >= LONG_NAME_FROM_PX ? 'long' : 'short'
  const format = new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' })
  const name = format.format(Date.UTC(2024, month, 15))
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1)
}

/** One letter for each weekday, from Monday. */
function weekdayLetters(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, 1 + day)))
}
