import { PARAMETERS } from '@airshed/profiles'
import { expect, it } from 'vitest'
import { shortNameInSpanish } from './spanishShortNames.ts'

/** Symbols and shortenings that Spanish has too. */
const SAME = /^(PM|TSP|CO|NO₂|NO$|NOx$|SO₂|O₃|LA|HCHO|Temp)/

it.each(PARAMETERS.map(({ id, shortName }) => [id, shortName] as const))(
  'the parameter %s, %s for short, has its Spanish word or needs none',
  (id, shortName) => {
    expect(shortNameInSpanish(id, shortName) === shortName).toBe(SAME.test(shortName))
  },
)

it('keeps a name that a user gave', () => {
  expect(shortNameInSpanish('151:1', 'Bucket')).toBe('Bucket')
  expect(shortNameInSpanish('raw:rain', 'Rain')).toBe('Rain')
})
