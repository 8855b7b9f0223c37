/** A release cannot be made; the message states the reason and the remedy. Nothing was changed. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
}
