import { expect, it } from 'vitest'
import { revisedFigures } from './revisedFigures.ts'

it.each([
  [
    [18.4, 9.25],
    ['18.4', '9.3'],
  ],
  [
    [8.04, 8.01],
    ['8.04', '8.01'],
  ],
  [
    [8.04, 8.04],
    ['8.0', '8.0'],
  ],
  [
    [null, 8.04],
    ['–', '8.0'],
  ],
] as const)('writes %j as %j, alike only if the values are equal', (values, expected) => {
  expect(revisedFigures(values, { precision: 1, locale: 'en-US' })).toEqual(expected)
})
