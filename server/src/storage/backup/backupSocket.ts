/** Name of the socket in the data folder on which a running server accepts backup requests. */
export const BACKUP_SOCKET = 'backup.sock'

/** The one line that is sent. */
export interface BackupCall {
  /** Absolute path of a folder that is new or empty. */
  target: string
}

/** The one line that comes back. */
export type BackupAnswer = { folder: string } | { error: string }
