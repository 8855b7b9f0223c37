/** A mail is asked for in a way that cannot work; the text says where, what was expected and what came. */
export class MailError extends Error {
  override readonly name = 'MailError'
}
