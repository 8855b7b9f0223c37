import { expect, it } from 'vitest'
import { chartTexts } from '../messages/chartMessages.ts'
import { compassName, compassNames } from './compassNames.ts'

await chartTexts.load('es')

it.each([
  [0, 'en', 'N'],
  [359, 'en', 'N'],
  [-90, 'en', 'W'],
  [270, 'es', 'O'],
  [247.5, 'es', 'OSO'],
  [135, 'en', 'SE'],
])('names %d° in %s %s', (direction, locale, name) => {
  expect(compassName(direction, locale)).toBe(name)
})

it('names sixteen different directions in each language', () => {
  for (const locale of ['en', 'es']) expect(new Set(compassNames(locale)).size).toBe(16)
})
