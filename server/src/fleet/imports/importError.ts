/**
 * The command cannot start or continue, or the file system fails; the message is complete and fit for its user. What is
 * wrong with a file or its map is an ApiError instead, as the console reports it, too.
 */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
