/** A backup cannot be made; the message says why and how to fix it. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
