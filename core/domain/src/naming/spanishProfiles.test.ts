import { PROFILES } from '@airshed/profiles'
import { expect, it } from 'vitest'
import { profileInSpanish } from './spanishProfiles.ts'

it.each(PROFILES)('every grade of $id has a Spanish name', (profile) => {
  const spanish = profileInSpanish(profile)
  for (const [at, { name }] of profile.grades.entries()) {
    const words = spanish.grades[at]?.name
    expect(words, `add “${name}” of ${profile.id} to spanishProfiles.ts`).not.toBe(name)
  }
  expect(spanish.status_name).toEqual(spanish.grades.map(({ name }) => name))
})
