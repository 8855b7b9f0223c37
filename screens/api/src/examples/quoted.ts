/** A text in single quotes, as a shell takes it. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A text in double quotes, as JSON, Python, R and TypeScript take it alike. */
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
