import { MEASUREMENT_FLAGS } from '@airshed/kit'
import { describe, expect, it } from 'vitest'
import { readingText } from './readingText.ts'

describe('the text of a reading', () => {
  it('writes a number with its unit, in the language of the reader', () => {
    expect(readingText(12.5, 0, 'ppb', 'es')).toBe('12,5 ppb')
  })

  it('writes < before a detection limit', () => {
    expect(readingText(2, MEASUREMENT_FLAGS.belowLimit, 'ppb', 'en')).toBe('<2 ppb')
  })

  it('omits the unit where it is shown elsewhere', () => {
    expect(readingText(2, 0, '', 'en')).toBe('2')
  })
})
