import type { Millis } from './columns.ts'

/** The script files of devices; a deleted one keeps its row. */
export interface DeviceScriptsTable {
  node_id: string
  name: string
  /** Of the newest text; a deletion takes a number of its own. */
  version: number
  /** SHA-256 of the newest text; of a deleted file that of the last one. */
  digest: string
  is_deleted: boolean
  /** Of the message that tells the device. */
  position: number
  /** When it was saved or deleted. */
  changed_at: Millis
  /** Of the text that the device has; null: it has none. */
  reported_digest: string | null
  reported_at: Millis | null
  /** Of the text that the device refused. */
  refused_digest: string | null
  refused_reason: string | null
}

/** The texts of script files, the newest one included. */
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
