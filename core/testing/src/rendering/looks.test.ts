import { LOCALES, THEMES } from '@airshed/schemas'
import { expect, it } from 'vitest'
import { LOOKS } from './looks.ts'

it('draws every theme and every language in one of the looks', () => {
  expect(new Set(LOOKS.map(({ theme }) => theme))).toEqual(new Set(THEMES))
  expect(new Set(LOOKS.map(({ locale }) => locale))).toEqual(new Set(LOCALES))
})
