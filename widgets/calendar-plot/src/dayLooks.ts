import { bandOf, gradeValue, sequentialScale, type ScaleBand, type Theme } from '@airshed/kit'
import type { CalendarModel } from './calendarModel.ts'

/** What the colours show: the figure of the day, or how complete it is. */
export const SHOWN = ['value', 'coverage'] as const
export type Shown = (typeof SHOWN)[number]

/** How a day looks. */
export interface DayLook {
  /** null: it has no value. */
  color: string | null
  /** It has readings, but too few for a value. */
  isHatched: boolean
  /** Numeral of its grade, if a profile grades days. */
  letter: string | null
  grade: string | null
}

/** Bands of the completeness, in percent. */
const WHOLE = 100

/** The bands of values that no profile grades, or of the completeness of all days. */
export function bandsOf({ days, profile }: CalendarModel, shown: Shown, theme: Theme) {
  if (shown === 'coverage') return sequentialScale(0, WHOLE, theme)
  if (profile !== null) return []
  const values = days.flatMap(({ figure }) => figure.value ?? [])
  return sequentialScale(Math.min(...values), Math.max(...values), theme)
}

/** The look of each day: by its grade if a profile grades days, otherwise by its place on the scale. */
export function dayLooks(
  { days, profile, dataPoint }: CalendarModel,
  shown: Shown,
  bands: readonly ScaleBand[],
): readonly DayLook[] {
  return days.map(({ figure }) => {
    const { value, count, coverage } = figure
    const none = { color: null, isHatched: false, letter: null, grade: null }
    if (shown === 'coverage') {
      return coverage === null
        ? none
        : { ...none, color: bandOf(bands, coverage * WHOLE)?.color ?? null }
    }
    if (value === null) return { ...none, isHatched: count > 0 }
    const grade =
      profile === null ? null : gradeValue(profile, dataPoint.path, value, dataPoint.unit)
    if (grade !== null) {
      return { ...none, color: grade.color, letter: grade.letter, grade: grade.name }
    }
    return { ...none, color: bandOf(bands, value)?.color ?? null }
  })
}
