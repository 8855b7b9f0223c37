import type {
  ImportCounts,
  ImportMap,
  ImportState,
  ImportStep,
  ImportUndone,
} from '@airshed/schemas'
import type { Generated } from 'kysely'
import type { Json, Millis } from './columns.ts'

/** Why a step of an import has failed: an error of the table. */
export interface ImportFailure {
  code: string
  parts: Readonly<Record<string, string>>
}

/** How far a file was read, so that a job continues there. */
export interface ImportResume {
  rowsRead: number
  rowsStored: number
  rowsRefused: number
  offset: number
  lastMs: number | null
  isFinished: boolean
  /** Readings of the rows so far. */
  readings: number
}

/** A file that is imported through the console. */
export interface FileImportsTable {
  id: string
  organization_id: string
  /** null: the user no longer exists. */
  created_by: string | null
  /** null: the file is no longer kept. */
  file_id: string | null
  file_name: string
  file_bytes: number
  /** When a call last needed the file. */
  file_used_at: Millis
  state: ImportState
  /** The latest step that was started; null: none. */
  step: ImportStep | null
  /** Why it has failed. */
  failure: Json<ImportFailure> | null
  /** The job of that step. */
  job_id: string | null
  map: Json<ImportMap> | null
  revises: Generated<boolean>
  resume: Json<ImportResume> | null
  checked: Json<ImportCounts> | null
  stored: Json<ImportCounts> | null
  undone: Json<ImportUndone> | null
  created_at: Millis
  stored_at: Millis | null
  undone_at: Millis | null
}

/** Times of readings of one data point that an import added, at most 31 days of them. */
export interface ImportReadingsTable {
  id: Generated<number>
  import_id: string
  /** Key of the data point. */
  data_point: number
  first_ts: Millis
  last_ts: Millis
  count: number
  /** As `packTimes` writes them. */
  times: Uint8Array
  /** The newest revision of any reading at that moment: only later ones have changed what the import added. */
  after_revision: number
}

/** A device that an import wrote to, as it was before. */
export interface ImportNodesTable {
  import_id: string
  node_id: string
  /** The import created it. */
  is_new: boolean
  /** The import activated it. */
  was_inventory: boolean
  last_online: Millis | null
  /** Ids of data points that the import created. */
  new_points: Json<string[]>
  /** The same of sensors. */
  new_sensors: Json<string[]>
}
