import type { ImportRefusal } from '@airshed/schemas'
import type { ListedConflict } from '../ingest/conflicts.ts'
import type { ImportMap } from '@airshed/schemas'
import type { ImportColumn } from './importColumns.ts'
import type { ImportRow } from './importRow.ts'

/** The result for a batch of rows. */
export interface Stored {
  /** Number of new readings. */
  accepted: number
  /** Number of readings that were already stored, with the same value. */
  duplicates: number
  /** Number of readings for times that have another value, which was kept. */
  conflicts: number
  /** The first of these. */
  conflicting: ListedConflict[]
  /** Number of readings that replaced another value. */
  revised: number
}

/** The progress of an import, saved so that the next run resumes there. */
export interface ImportProgress {
  rowsRead: number
  rowsStored: number
  rowsRefused: number
  /** Bytes of the file that are done. */
  offset: number
  /** Time of the last row with one, ms UTC; null: none yet. */
  lastMs: number | null
  isFinished: boolean
}

export const NO_PROGRESS: ImportProgress = {
  rowsRead: 0,
  rowsStored: 0,
  rowsRefused: 0,
  offset: 0,
  lastMs: null,
  isFinished: false,
}

/** What was read besides readings, of this run. */
export interface ImportTally {
  rowsEmpty: number
  rowsLeftOut: number
  /** Those of them whose data points this server computes itself. */
  rowsComputed: number
  cellsRefused: number
  /** The first refused rows and cells. */
  refusals: readonly ImportRefusal[]
  ignoredColumns: readonly string[]
}

/** The target of an import: the store itself, or a running server. */
export interface ImportSink {
  /** Whether readings replace stored ones that are different. */
  readonly revises: boolean
  /** Description of the target, for the terminal. */
  readonly target: string
  /** What an earlier run of the same file and map has done. */
  readProgress(importId: string): Promise<ImportProgress>
  saveProgress(
    importId: string,
    file: string,
    progress: ImportProgress,
    tally: ImportTally,
  ): Promise<void>
  /** Resolves when the readings are durable. */
  write(
    rows: readonly ImportRow[],
    columns: readonly ImportColumn[],
    map: ImportMap,
  ): Promise<Stored>
}
