const MAX_CHARACTERS = 200
/** Control characters, and those that change the text direction. */
// oxlint-disable-next-line no-control-regex -- they are what is to be removed
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * The name under which a file is stored and offered: the last path segment of the given name, without
 * invisible characters. It never becomes a path on the server.
 */
export function fileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const name = [...last.replace(INVISIBLE, '').trim()].slice(0, MAX_CHARACTERS).join('')
  return ['', '.', '..'].includes(name) ? 'file' : name
}
