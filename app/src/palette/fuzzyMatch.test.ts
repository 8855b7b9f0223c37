import { describe, expect, it } from 'vitest'
import { fuzzyMatch } from './fuzzyMatch.ts'

const marked = (query: string, text: string): string | null => {
  const match = fuzzyMatch(query, text)
  if (match === null) return null
  return match.ranges
    .toReversed()
    .reduce(
      (shown, [start, end]) =>
        `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
      text,
    )
}

describe('fuzzy matching', () => {
  it.each([
    ['dev', 'Devices', '[Dev]ices'],
    ['OVER', 'City overview', 'City [over]view'],
    ['view', 'City overview', 'City over[view]'],
    ['co', 'City overview', '[C]ity [o]verview'],
    ['ciov', 'City overview', '[Ci]ty [ov]erview'],
    ['over city', 'City overview', '[City] [over]view'],
    ['analitica', 'Analítica', '[Analítica]'],
    ['río', 'Estación del Rio', 'Estación del [Rio]'],
    ['', 'Devices', 'Devices'],
  ])('the query “%s” matches %s', (query, text, expected) => {
    expect(marked(query, text)).toBe(expected)
  })

  it.each([
    ['iew', 'Devices'],
    ['vcs', 'Devices'],
    ['dev xyz', 'Devices'],
  ])('the query “%s” does not match %s', (query, text) => {
    expect(fuzzyMatch(query, text)).toBeNull()
  })

  it('prefers the start of a text, then of a word, then the inside, then initials', () => {
    const texts = ['Dark mine', 'Domains', 'Map domain', 'Subdomain', 'Domain']
    const best = texts.toSorted(
      (a, b) => (fuzzyMatch('dom', b)?.score ?? -1) - (fuzzyMatch('dom', a)?.score ?? -1),
    )
    expect(best).toEqual(['Domain', 'Domains', 'Map domain', 'Subdomain', 'Dark mine'])
  })
})
