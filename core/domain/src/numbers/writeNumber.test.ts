import { describe, expect, it } from 'vitest'
import { readNumber } from './readNumber.ts'
import { writeNumber } from './writeNumber.ts'

describe('a number in a field', () => {
  it.each([
    [0.001, 'en', '0.001'],
    [0.001, 'es', '0,001'],
    [123456.5, 'es', '123456,5'],
    [0, 'en', '0'],
    [null, 'en', ''],
    [undefined, 'en', ''],
    ['much', 'es', 'much'],
  ])('writes %j in %s as %j', (value, locale, expected) => {
    expect(writeNumber(value, locale)).toBe(expected)
  })

  it.each([['en'], ['es']])('reads a number back as it was written in %s', (locale) => {
    for (const value of [1.001, 12.345, -0.5, 1e-7, 1.5e-7, 1e21, 1440, 1234567.125]) {
      expect(readNumber(writeNumber(value, locale), locale)).toMatchObject({
        kind: 'number',
        value,
      })
    }
  })
})
