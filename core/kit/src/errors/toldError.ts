/** A failure whose message is in the reader's words already. */
export class ToldError extends Error {
  override readonly name = 'ToldError'
}
