/** A text in single quotes for a shell. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A text in double quotes, valid in JSON, Python, R and TypeScript. */
export const quoted = (text: string): string => JSON.stringify(text)

/** An address below the API. */
export const addressOf = (
  server: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams(query).toString()
  return `${server}/v2/${path}${search === '' ? '' : `?${search}`}`
}
