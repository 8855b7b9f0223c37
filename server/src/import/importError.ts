/** An import cannot start or continue; the message is complete and fit for the user. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
