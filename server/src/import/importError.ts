/** An import cannot begin or go on; its text says all that a person needs. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
