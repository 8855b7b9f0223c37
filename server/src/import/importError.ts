/** An import cannot start or continue; the message says all that a person needs. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
