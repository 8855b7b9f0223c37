import { RangeBeyondReachError } from '@airshed/data'
import { expect, it } from 'vitest'
import { commonSentences } from '../errors/codeText.ts'
import { errorText } from './errorText.ts'

await commonSentences.load('es')

it.each([
  [
    'en-US',
    'The time range reaches beyond 1970 to 2200, where there are no readings. Choose another time range for the page',
  ],
  [
    'es-ES',
    'El intervalo de tiempo va más allá de 1970 a 2200, donde no hay lecturas. Elija otro intervalo para la página',
  ],
])('a range without readings is shown with its cure, in %s', (locale, text) => {
  const error = new RangeBeyondReachError({ from: -1, to: 1 })
  expect(errorText(error, { locale, formatMessage: String as never })).toBe(text)
})
