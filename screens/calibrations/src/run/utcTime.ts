/** A time in UTC as the form shows it: `2026-03-02 09:30`. @param atMs ms UTC */
export const utcText = (atMs: number): string =>
  new Date(atMs).toISOString().slice(0, 16).replace('T', ' ')

/** The instant of such a text, ms UTC; null for one that names no time, such as February 30. */
export function utcTime(words: string): number | null {
  const atMs = Date.parse(`${words.replace(' ', 'T')}:00Z`)
  return Number.isNaN(atMs) || utcText(atMs) !== words ? null : atMs
}
