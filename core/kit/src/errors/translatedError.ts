/** A failure whose message is already in the user's language. */
export class TranslatedError extends Error {
  override readonly name = 'TranslatedError'
}
