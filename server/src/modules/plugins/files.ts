/** The validator that browsers load: compiled here from the schema, never the archive's own. */
export const VALIDATOR_FILE = 'validator.js'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
}

/** The media type of a file by the end of its name; one that nothing runs or shows for the rest. */
export const mediaTypeOf = (path: string): string =>
  MEDIA_TYPES[/\.([a-z]+)$/.exec(path)?.[1] ?? ''] ?? 'application/octet-stream'
