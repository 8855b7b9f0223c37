import type { SnapshotDevice, SnapshotFormat, SnapshotState } from '@airshed/schemas'
import type { Json, Millis } from './columns.ts'

/** Where the CSV of a device is in its archive. */
export interface SnapshotCsv {
  serial: string
  /** Name within the archive. */
  path: string
  /** Of the first byte of its deflated data in the archive. */
  offset: number
  /** Of the deflated data. */
  compressedBytes: number
  readings: number
}

/** An archive of readings. */
export interface SnapshotsTable {
  id: string
  organization_id: string
  /** null: the user no longer exists. */
  created_by: string | null
  /** Of the first device. */
  serial: string
  devices: Json<SnapshotDevice[]>
  from_ts: Millis
  to_ts: Millis
  timezone: string
  formats: Json<SnapshotFormat[]>
  filename: string
  state: SnapshotState
  /** Why it could not be written: an error of the table. */
  failure: Json<{ code: string; parts: Readonly<Record<string, string>> }> | null
  job_id: string
  readings: number | null
  bytes: number | null
  /** Empty: it is not written yet, or has none. */
  csv_files: Json<SnapshotCsv[]>
  /** null: it is not written yet. */
  file_id: string | null
  created_at: Millis
  finished_at: Millis | null
  expires_at: Millis | null
}

/** Whoever knows the secret of a link can download an archive, as long as its user may read it. */
export interface SnapshotLinksTable {
  /** SHA-256 of the secret, hexadecimal. */
  digest: string
  snapshot_id: string
  user_id: string
  valid_until: Millis
}
