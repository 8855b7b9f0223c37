import type { ImportMap } from '@airshed/schemas'
import { MISSING_CELLS } from '../missingCells.ts'
import type { HeadTable } from './fileHead.ts'
import { ask, type PresetAnswers, type PresetQuestion } from './preset.ts'

/** The part of a map that follows from where the table is and how its cells are written. */
export function layoutMap(
  { delimiter, skipLines, decimal }: HeadTable,
  missing: readonly string[] = [],
): Pick<ImportMap, 'delimiter' | 'skipLines' | 'decimal' | 'missing'> {
  return { delimiter, skipLines, decimal, missing: [...MISSING_CELLS, ...missing] }
}

/** The part of a map about times that are recognized; their zone is that of the heading, or the one that is answered. */
export function timeMap({ time }: HeadTable, { zone, timeFormat }: PresetAnswers) {
  const known = time?.zone ?? zone
  return {
    column: time?.column ?? '',
    ...(time?.timeOfDay == null ? {} : { timeOfDay: time.timeOfDay }),
    format: timeFormat ?? time?.formats[0] ?? 'iso',
    ...(known === undefined ? {} : { zone: known }),
  }
}

/** What recognized times leave open: their pattern, and with it which number is the day. */
export function timeQuestions(
  { time, headings, rows }: HeadTable,
  formats: readonly string[] = time?.formats ?? [],
): PresetQuestion[] {
  if (time === null || formats.length < 2) return []
  const cell = rows[0]?.[headings.indexOf(time.column)] ?? null
  return [ask('timeFormat', cell, formats)]
}

/** The serial of the device as it was answered. */
export const serialOf = ({ serial }: PresetAnswers) => (serial === undefined ? {} : { serial })
