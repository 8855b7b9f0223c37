import type { Millis } from './columns.ts'

/** The script files of devices; a deleted one keeps its row. */
export interface DeviceScriptsTable {
  node_id: string
  name: string
  /** Version of the newest text; a deletion has a number of its own. */
  version: number
  /** SHA-256 of the newest text; for a deleted file, of the last one. */
  digest: string
  is_deleted: boolean
  /** Position of the message to the device. */
  position: number
  /** When it was saved or deleted. */
  changed_at: Millis
  /** Digest of the text that the device has; null: it has none. */
  reported_digest: string | null
  reported_at: Millis | null
  /** Digest of the text that the device refused. */
  refused_digest: string | null
  refused_reason: string | null
}

/** The texts of script files, including the newest one. */
export interface DeviceScriptVersionsTable {
  node_id: string
  name: string
  version: number
  digest: string
  /** Bytes as UTF-8. */
  size: number
  text: string
  saved_at: Millis
  saved_by: string
  restored_from: number | null
}
