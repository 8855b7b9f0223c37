import type { ImportRecognized } from '@airshed/console-kit'
import {
  fileHead,
  importPresets,
  parameterByWireName,
  type ImportPreset,
  type PresetQuestion,
} from '@airshed/console-kit/tabular'
import type { DraftMap } from './draftMap.ts'

type Beginning = Pick<ImportRecognized, 'beginning' | 'is_whole'>

const headOf = ({ beginning, is_whole: isWhole }: Beginning) => fileHead(beginning, isWhole)

/** The formats that a file may have by its beginning. */
export function formatsOf(beginning: Beginning): readonly ImportPreset[] {
  const head = headOf(beginning)
  return importPresets.filter((preset) => preset.recognizes(head))
}

/** The map of a file that has a format; what nobody has answered yet is left out. */
export function formatMap(
  format: ImportPreset,
  beginning: Beginning,
  answers: Readonly<Record<string, string>>,
): DraftMap {
  const map = format.map(headOf(beginning), answers)
  const columns = Object.entries(map.columns).map(([reference, column]) => {
    const id =
      column.parameter === undefined ? undefined : parameterByWireName(column.parameter)?.id
    return [reference, id === undefined ? column : { ...column, parameter: id }] as const
  })
  return { ...map, columns: Object.fromEntries(columns) }
}

/** Questions whose answers are fields of the map itself. */
const FIELD_QUESTIONS = ['serial', 'zone', 'year'] as const

/** The questions of a format that no field of the map answers. */
export const otherQuestions = (
  format: ImportPreset,
  beginning: Beginning,
): readonly PresetQuestion[] =>
  format
    .asks(headOf(beginning))
    .filter(({ about }) => !FIELD_QUESTIONS.some((field) => field === about))
