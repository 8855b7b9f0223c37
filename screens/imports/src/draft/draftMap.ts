import type { ImportMap, TextEncoding } from '@airshed/console-kit'
import { mapText } from './mapText.ts'

/** A map that somebody is working on: all of it may still be missing. */
export type DraftMap = Omit<Partial<ImportMap>, 'time' | 'columns' | 'encoding'> & {
  encoding?: TextEncoding
  time: Partial<ImportMap['time']>
  columns: ImportMap['columns']
}

/** A map that says nothing. */
export const EMPTY_MAP: DraftMap = { time: {}, columns: {} }

/** What somebody changed in a map; null: it is no longer said. */
export interface MapEdits {
  whole: { readonly [Name in keyof DraftMap]?: DraftMap[Name] | null }
  time: { readonly [Name in keyof ImportMap['time']]?: ImportMap['time'][Name] | null }
  columns: Readonly<Record<string, ImportMap['columns'][string] | null>>
}

export const NO_EDITS: MapEdits = { whole: {}, time: {}, columns: {} }

type Fields = Readonly<Record<string, unknown>>

/** What has to change for one to become the other. */
function changesBetween(one: Fields, other: Fields): Record<string, unknown> {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(
    names
      .filter((name) => mapText(one[name]) !== mapText(other[name]))
      .map((name) => [name, other[name] ?? null]),
  )
}

/** Changed fields stay where they were, and new ones follow. */
const changed = (fields: Fields, changes: Fields): Fields =>
  Object.fromEntries(
    Object.entries({ ...fields, ...changes }).filter(
      ([, value]) => value !== null && value !== undefined,
    ),
  )

/** What changes a map into another one. */
export function editsBetween(base: DraftMap, next: DraftMap): MapEdits {
  const { time, columns, ...whole } = base
  const { time: nextTime, columns: nextColumns, ...nextWhole } = next
  return {
    whole: changesBetween(whole, nextWhole),
    time: changesBetween(time, nextTime),
    columns: changesBetween(columns, nextColumns) as MapEdits['columns'],
  }
}

/** A map with what somebody changed in it. */
export function edited(base: DraftMap, edits: MapEdits): DraftMap {
  const { time, columns, ...whole } = base
  return {
    ...changed(whole, edits.whole),
    time: changed(time, edits.time),
    columns: changed(columns, edits.columns) as DraftMap['columns'],
  }
}
