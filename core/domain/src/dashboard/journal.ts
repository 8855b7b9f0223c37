import type { DashboardChange } from '@airshed/schemas'
import { invertPatch, type DashboardPatch } from './patch.ts'

/** One edit with its description, and the patches to redo and undo it. */
export interface JournalEntry {
  readonly atMs: number
  /** A description that a screen translates, such as "moved PM2.5 chart". */
  readonly changes: readonly DashboardChange[]
  readonly patch: DashboardPatch
}

/** The edits that can be undone, and those that can be redone; newest last. */
export interface Journal {
  readonly done: readonly JournalEntry[]
  readonly undone: readonly JournalEntry[]
}

/** Number of edits that can be undone; older ones are dropped. */
export const JOURNAL_LENGTH = 100
/** Moves of the same widgets within this time are merged into one edit: keys move a widget cell by cell. */
const MOVES_JOINED_MS = 1_500

export const EMPTY_JOURNAL: Journal = { done: [], undone: [] }

/** The journal with one more edit; edits that were undone can no longer be redone. */
export function recordEdit({ done }: Journal, entry: JournalEntry): Journal {
  const last = done.at(-1)
  const entries =
    last !== undefined && isSameMove(last, entry)
      ? [...done.slice(0, -1), joined(last, entry)]
      : [...done, entry]
  return { done: entries.slice(-JOURNAL_LENGTH), undone: [] }
}

/** A step through the journal: the resulting journal, and the patch for the dashboard. */
export interface JournalStep {
  readonly journal: Journal
  readonly entry: JournalEntry
  readonly patch: DashboardPatch
}

/** Undoes the newest edit; null when there is none. */
export function undoEdit({ done, undone }: Journal): JournalStep | null {
  const entry = done.at(-1)
  if (entry === undefined) return null
  const journal = { done: done.slice(0, -1), undone: [...undone, entry] }
  return { journal, entry, patch: invertPatch(entry.patch) }
}

/** Redoes the edit that was undone last; null when there is none. */
export function redoEdit({ done, undone }: Journal): JournalStep | null {
  const entry = undone.at(-1)
  if (entry === undefined) return null
  const journal = { done: [...done, entry], undone: undone.slice(0, -1) }
  return { journal, entry, patch: entry.patch }
}

/** Reads a journal stored as text; a corrupt one, or one of another kind, becomes an empty one. */
export function readJournal(text: string | null): Journal {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isJournal(kept) ? kept : EMPTY_JOURNAL
  } catch {
    return EMPTY_JOURNAL
  }
}

const isJournal = (value: unknown): value is Journal =>
  typeof value === 'object' &&
  value !== null &&
  'done' in value &&
  'undone' in value &&
  [value.done, value.undone].every((list) => Array.isArray(list) && list.every(isEntry))

const isEntry = (value: unknown): value is JournalEntry =>
  typeof value === 'object' &&
  value !== null &&
  'changes' in value &&
  Array.isArray(value.changes) &&
  'patch' in value &&
  typeof value.patch === 'object' &&
  value.patch !== null &&
  'widgets' in value.patch &&
  Array.isArray(value.patch.widgets)

function isSameMove(first: JournalEntry, second: JournalEntry): boolean {
  const isMoveOnly = ({ changes }: JournalEntry): boolean =>
    changes.length > 0 && changes.every(({ kind }) => kind === 'widget-moved')
  return (
    second.atMs - first.atMs <= MOVES_JOINED_MS &&
    isMoveOnly(first) &&
    isMoveOnly(second) &&
    first.changes[0]?.widget_id === second.changes[0]?.widget_id
  )
}

/** From before the first to after the second; a widget that only one of them moved counts as well. */
function joined(first: JournalEntry, second: JournalEntry): JournalEntry {
  const later = new Map(second.patch.widgets.map((patch) => [patch.id, patch]))
  const known = new Set(first.patch.widgets.map(({ id }) => id))
  const widgets = [
    ...first.patch.widgets.map((patch) => ({
      ...patch,
      after: later.get(patch.id)?.after ?? patch.after,
    })),
    ...second.patch.widgets.filter(({ id }) => !known.has(id)),
  ]
  const names = new Set(first.changes.map(({ widget_id: id }) => id))
  const changes = [
    ...first.changes,
    ...second.changes.filter(({ widget_id: id }) => !names.has(id)),
  ]
  return { atMs: second.atMs, changes, patch: { ...first.patch, widgets } }
}
