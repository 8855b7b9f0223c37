/** The validator that browsers load: compiled from the schema by the server, never taken from the archive. */
export const VALIDATOR_FILE = 'validator.js'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
}

/** The media type of a file by its extension; for others, one that browsers neither run nor display. */
export const mediaTypeOf = (path: string): string =>
  MEDIA_TYPES[/\.([a-z]+)$/.exec(path)?.[1] ?? ''] ?? 'application/octet-stream'
