import {
  fileHead,
  isSavedWidget,
  MISSING_CELLS,
  recognizeTable,
  type ImportPreset,
  type RecognizedTable,
  type TableQuestion,
} from '@airshed/domain/tabular'
import { apiError } from '../../base/errors.ts'
import type { ImportMap, Issue, TextEncoding } from '@airshed/schemas'
import { readBeginning } from './readBeginning.ts'

/** A map with what the file itself tells, where the map says nothing. */
export interface CompletedMap {
  map: unknown
  encoding: TextEncoding
  /** null: the file is not a table that is understood, and the map stands as it is. */
  table: RecognizedTable | null
  /** The format of the file, if the map is that of a preset. */
  preset: ImportPreset | null
}

/**
 * Completes a map by the beginning of its file. What the map says is kept.
 *
 * @param map not checked yet
 * @throws ApiError IMPORT_LEAVES_OPEN with an issue for each thing that neither the map nor the file says
 */
export async function completeMap(file: string, map: Partial<ImportMap>): Promise<CompletedMap> {
  const { text, isWhole, encoding } = await readBeginning(file, map.encoding)
  refuseSavedWidget(text)
  if (map.dataPoints !== undefined) return { map, encoding, table: null, preset: null }
  const table = recognizeTable(text, isWhole)
  // A map that says where the table is knows a file that may look like another one.
  if (table === null || (map.skipLines !== undefined && map.skipLines !== table.skipLines)) {
    return { map, encoding, table: null, preset: null }
  }
  const time: Partial<ImportMap['time']> = map.time ?? {}
  const isOwnColumn = time.column === undefined || time.column === table.time?.column
  const open = table.questions.filter((question) => isOpen(question, map, isOwnColumn))
  if (open.length > 0) {
    const questions = open.map(questionText).join('\n  ')
    throw apiError('IMPORT_LEAVES_OPEN', { questions }, open.map(questionIssue))
  }
  const completed = {
    ...stated('delimiter', table.delimiter, ','),
    ...stated('skipLines', table.skipLines, 0),
    ...stated('unitLines', table.unitLines, 0),
    ...stated('decimal', table.decimal, '.'),
    ...(table.missing.every((cell) => MISSING_CELLS.includes(cell))
      ? {}
      : { missing: [...new Set([...MISSING_CELLS, ...table.missing])] }),
    ...map,
    time: { ...(isOwnColumn ? timeOf(table) : {}), ...time },
  }
  return { map: completed, encoding, table, preset: null }
}

/** @throws ApiError IMPORT_OF_WIDGET for a table that the console saved from a widget, whose values may be averages */
export function refuseSavedWidget(text: string): void {
  if (isSavedWidget(fileHead(text))) throw apiError('IMPORT_OF_WIDGET')
}

/** A field, unless it has its default. */
const stated = (name: string, value: string | number, usual: string | number) =>
  value === usual ? {} : { [name]: value }

function timeOf({ time }: RecognizedTable): Partial<ImportMap['time']> {
  if (time === null) return {}
  const [format = 'iso'] = time.formats
  return {
    column: time.column,
    ...(time.timeOfDay === null ? {} : { timeOfDay: time.timeOfDay }),
    ...(format === 'iso' ? {} : { format }),
    ...(time.zone === null ? {} : { zone: time.zone }),
  }
}

function isOpen({ about }: TableQuestion, map: Partial<ImportMap>, isOwnColumn: boolean): boolean {
  switch (about) {
    case 'time':
      return map.time?.column === undefined
    case 'dayOrMonth':
      return isOwnColumn && map.time?.format === undefined
    case 'year':
      return isOwnColumn && map.time?.format === undefined && map.time?.year === undefined
    case 'decimal':
      return map.decimal === undefined
  }
}

const ASKED_AT: Readonly<Record<TableQuestion['about'], string>> = {
  time: '/map/time/column',
  dayOrMonth: '/map/time/format',
  year: '/map/time/year',
  decimal: '/map/decimal',
}

const questionIssue = (question: TableQuestion): Issue => ({
  path: ASKED_AT[question.about],
  expected: questionText(question),
  got: question.cell === null ? 'nothing' : JSON.stringify(question.cell),
  code: `open.${question.about}`,
  parts: {
    ...(question.cell === null ? {} : { cell: question.cell }),
    ...(question.column === null ? {} : { column: question.column }),
    choices: question.choices.join(', '),
  },
})

function questionText({ about, column, cell, choices }: TableQuestion): string {
  switch (about) {
    case 'time':
      return 'which column has the times: set time.column and time.format in the map'
    case 'dayOrMonth':
      return `whether the day or the month comes first in "${cell}" of column ${column}: set time.format in the map to ${choices.join(' or ')}`
    case 'year':
      return `the year of "${cell}" in column ${column}: set time.year in the map, the year of the first row`
    case 'decimal':
      return `whether "${cell}" has a decimal comma or is above a thousand: set decimal in the map to ${choices.map((choice) => `"${choice}"`).join(' or ')}`
  }
}
