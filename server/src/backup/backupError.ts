/** A backup cannot be made; the message says why and what helps. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
