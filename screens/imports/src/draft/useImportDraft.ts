import type { FileImportDetails, ImportMap, ImportRecognized } from '@airshed/console-kit'
import {
  headRows,
  type HeadRows,
  type ImportPreset,
  type PresetQuestion,
} from '@airshed/console-kit/tabular'
import { useEffect, useMemo, useState } from 'react'
import { edited, editsBetween, NO_EDITS, type DraftMap } from './draftMap.ts'
import { formatMap, formatsOf, otherQuestions } from './fileFormat.ts'
import { keepDraft, keptDraft, NEW_DRAFT, type ImportDraft } from './keptDraft.ts'
import { mapText } from './mapText.ts'
import { mapProblems, readableMap, type MapProblem } from './mapProblems.ts'
import { recognizedMap } from './recognizedMap.ts'
import { hasOffsets } from './hasOffsets.ts'

/** The map that somebody is working on. */
export interface ImportEditor {
  /** Formats that the file may have. */
  formats: readonly ImportPreset[]
  /** The one that is chosen; null: none. */
  format: ImportPreset | null
  setFormat: (id: string | null) => void
  /** What the format asks, and the answers so far. */
  questions: readonly PresetQuestion[]
  answers: ImportDraft['answers']
  answer: (about: string, answer: string) => void
  /** Questions without an answer. */
  open: readonly PresetQuestion[]
  map: DraftMap
  setMap: (map: DraftMap) => void
  /** What the file or its format suggests; null: nothing, as the map was sent before. */
  suggested: DraftMap | null
  table: HeadRows
  problems: readonly MapProblem[]
  /** The map that shows what the rows look like, once it says enough for that; null: it does not. */
  previewed: ImportMap | null
  /** The map, once it says everything; null: it does not. */
  complete: ImportMap | null
  /** Whether the latest check was of this map. */
  isChecked: boolean
  setChecked: (map: ImportMap | null) => void
}

/** The map of an import: what its file says, changed by somebody, kept in this tab. */
export function useImportDraft(
  found: FileImportDetails,
  recognized: ImportRecognized,
): ImportEditor {
  const { id } = found
  const formats = useMemo(() => formatsOf(recognized), [recognized])
  const [draft, setDraft] = useState(
    () => keptDraft(window.sessionStorage, id) ?? firstDraft(found, formats),
  )
  useEffect(() => keepDraft(window.sessionStorage, id, draft), [id, draft])

  const format = formats.find((one) => one.id === draft.format) ?? null
  const base = useMemo(
    () =>
      draft.sent ??
      (format === null ? recognizedMap(recognized) : formatMap(format, recognized, draft.answers)),
    [draft.sent, draft.answers, format, recognized],
  )
  const whole = useMemo(() => edited(base, draft.edits), [base, draft.edits])
  const { beginning, is_whole: isWhole } = recognized
  const table = useMemo(() => headRows(beginning, isWhole, whole), [beginning, isWhole, whole])
  const map = useMemo(() => withColumnsOf(table, whole), [table, whole])
  const questions = format === null ? [] : otherQuestions(format, recognized)
  const open = questions.filter(({ about }) => draft.answers[about] === undefined)
  const problems = mapProblems(map, {
    asksDecimal:
      format === null &&
      (recognized.table?.questions.some(({ about }) => about === 'decimal') ?? false),
    hasOffsets: hasOffsets(map, table),
  })
  const isReadable = open.length === 0
  const complete = isReadable && problems.length === 0 ? (map as ImportMap) : null
  const change = (changes: Partial<ImportDraft>) =>
    setDraft((before) => ({ ...before, ...changes }))
  return {
    formats,
    format,
    setFormat: (next) => change({ ...NEW_DRAFT, format: next }),
    questions,
    answers: draft.answers,
    answer: (about, answer) => change({ answers: { ...draft.answers, [about]: answer } }),
    open,
    map,
    setMap(next) {
      // Columns that the file does not have as it is read now come back when it is read otherwise.
      const columns = { ...without(whole.columns, map.columns), ...next.columns }
      change({ edits: editsBetween(base, { ...next, columns }) })
    },
    suggested: draft.sent === null ? base : null,
    table,
    problems,
    previewed: isReadable ? readableMap(map, problems, `preview-${id}`.slice(0, 64)) : null,
    complete,
    isChecked: draft.checked !== null && draft.checked === mapText(complete),
    setChecked: (checked) => change({ checked: checked === null ? null : mapText(checked) }),
  }
}

/** A file that was sent with a map goes on with it; another one has the format that is recognized. */
function firstDraft({ map }: FileImportDetails, formats: readonly ImportPreset[]): ImportDraft {
  if (map !== null) {
    return { ...NEW_DRAFT, sent: map, edits: NO_EDITS, checked: mapText(map) }
  }
  return { ...NEW_DRAFT, format: formats[0]?.id ?? null }
}

/** A map without columns that the file does not have. In a file with a row for each value, columns are names, and an export is read as it is. */
function withColumnsOf({ references }: HeadRows, map: DraftMap): DraftMap {
  if (map.long !== undefined || map.dataPoints !== undefined) return map
  const entries = Object.entries(map.columns)
  const present = entries.filter(([reference]) => references.includes(reference))
  return present.length === entries.length ? map : { ...map, columns: Object.fromEntries(present) }
}

const without = (columns: DraftMap['columns'], others: DraftMap['columns']): DraftMap['columns'] =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => others[name] === undefined))
