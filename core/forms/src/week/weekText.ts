import { wordsOf } from '../fields/fieldName.ts'
import type { FormText } from '../messages/formText.ts'
import type { HourEntry, WeekHour } from './weekRules.ts'

/** The glyph of a mode in a cell, by its index among the modes: never by colour. */
const GLYPHS = ['–', '~', '+', '*'] as const

export const glyphOf = (modes: readonly string[], mode: string): string =>
  GLYPHS[modes.indexOf(mode) % GLYPHS.length] ?? ''

/** The texts of a week, in the language of its form. */
export interface WeekText {
  /** Name of a day, from 0 (Monday). */
  day: (day: number, style: 'short' | 'long') => string
  mode: (mode: string) => string
  entry: (entry: HourEntry | null) => string
  cell: (at: WeekHour, entry: HourEntry | null) => string
}

/** A Monday. */
const MONDAY_MS = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

const twoDigits = (hour: number): string => String(hour).padStart(2, '0')

/** @param path of the field: its plugin may name the modes as `config.{field}.mode.{mode}` */
export function weekText(text: FormText, path: readonly (string | number)[]): WeekText {
  const { intl } = text
  const day: WeekText['day'] = (at, weekday) =>
    intl.formatDate(MONDAY_MS + at * DAY_MS, { weekday, timeZone: 'UTC' })
  const mode: WeekText['mode'] = (name) => text.find([`${wordsOf(path)}.mode.${name}`]) ?? name
  const entry: WeekText['entry'] = (given) =>
    given === null
      ? text('form.week.none')
      : text('form.week.entry', { power: given.power, mode: mode(given.mode) })
  return {
    day,
    mode,
    entry,
    cell: (at, given) =>
      text('form.week.cell', {
        day: day(at.day, 'long'),
        from: `${twoDigits(at.hour)}:00`,
        to: `${twoDigits(at.hour + 1)}:00`,
        entry: entry(given),
      }),
  }
}
