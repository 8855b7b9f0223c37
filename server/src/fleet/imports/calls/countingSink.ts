import { IMPORT_LISTED_MAX, type ImportConflict, type ImportCounts } from '@airshed/schemas'
import type { ListedConflict } from '../../ingest/conflicts.ts'
import type { ImportProgress, ImportTally } from '../sink.ts'
import { listedDevices, type ImportedNodes } from './importedNodes.ts'

/** Counts of readings, which a sink keeps. */
export interface ReadingCounts {
  new: number
  equal: number
  conflicting: number
  revised: number
  conflicts: ImportConflict[]
}

export const NO_READINGS: Omit<ReadingCounts, 'conflicts'> = {
  new: 0,
  equal: 0,
  conflicting: 0,
  revised: 0,
}

/** Counts so far, over all runs of a job. @param before those of earlier runs; null: this is the first */
export function countsOf(
  before: ImportCounts | null,
  progress: ImportProgress,
  tally: ImportTally,
  readings: ReadingCounts,
  nodes: ImportedNodes,
): ImportCounts {
  return {
    rows_read: progress.rowsRead,
    rows_refused: progress.rowsRefused,
    rows_empty: (before?.rows_empty ?? 0) + tally.rowsEmpty,
    rows_left_out: (before?.rows_left_out ?? 0) + tally.rowsLeftOut,
    rows_computed: (before?.rows_computed ?? 0) + tally.rowsComputed,
    cells_refused: (before?.cells_refused ?? 0) + tally.cellsRefused,
    ...readings,
    refusals: [...(before?.refusals ?? []), ...tally.refusals].slice(0, IMPORT_LISTED_MAX),
    ignored_columns: [...tally.ignoredColumns],
    devices: listedDevices(nodes.all.values(), IMPORT_LISTED_MAX),
    device_count: nodes.all.size,
  }
}

/** Adds conflicts to those that are listed. */
export function listConflicts(listed: ImportConflict[], more: readonly ListedConflict[]): void {
  listed.push(...more.slice(0, IMPORT_LISTED_MAX - listed.length))
}
