import { MEASUREMENT_FLAGS } from '@airshed/kit'
import { describe, expect, it } from 'vitest'
import { readingText } from './readingText.ts'

describe('the text of a reading', () => {
  it('has a number with its unit, in the language of the reader', () => {
    expect(readingText(12.5, 0, 'ppb', 'es')).toBe('12,5 ppb')
  })

  it('has < before a detection limit', () => {
    expect(readingText(2, MEASUREMENT_FLAGS.belowLimit, 'ppb', 'en')).toBe('<2 ppb')
  })

  it('has no unit where that stands elsewhere', () => {
    expect(readingText(2, 0, '', 'en')).toBe('2')
  })
})
