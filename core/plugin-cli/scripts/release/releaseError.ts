/** A release cannot be made; the message says why and what helps. Nothing was changed. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
}
