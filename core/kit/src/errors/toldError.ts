/** A failure whose message is already in the user's language. */
export class ToldError extends Error {
  override readonly name = 'ToldError'
}
