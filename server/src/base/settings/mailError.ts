/** A mail was requested incorrectly; the text says where, what was expected and what was given. */
export class MailError extends Error {
  override readonly name = 'MailError'
}
