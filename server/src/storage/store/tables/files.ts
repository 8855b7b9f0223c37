import type { Millis } from './columns.ts'

/** Bytes that are stored once, however many files share them. */
export interface FileContentsTable {
  /** `<sha256>-<8 hexadecimal characters>`: identifies the bytes in the storage. */
  id: string
  /** Hexadecimal. */
  sha256: string
  bytes: number
  /** When these bytes were last uploaded, or a file last got them. */
  used_at: Millis
  /** Set once the bytes are unreferenced and about to be removed. */
  leaving_since: Millis | null
}

export interface FilesTable {
  id: string
  /** null: the file belongs to no organization. */
  organization_id: string | null
  /** What the file belongs to, such as `report`, and which one. */
  owner_kind: string
  owner_id: string
  name: string
  media_type: string
  content_id: string
  created_at: Millis
}
