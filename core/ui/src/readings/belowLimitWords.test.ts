import { describe, expect, it } from 'vitest'
import { uiMessages, type UiText } from '../messages/uiMessages.ts'
import { belowLimitText, belowLimitWords } from './belowLimitWords.ts'

const english: UiText = (id, values = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, String(value)),
    uiMessages.en[id],
  )

describe('a reading below its detection limit', () => {
  it.each([
    [2, 'en-US', '<2'],
    [0.05, 'en-US', '<0.05'],
    [0.05, 'es-ES', '<0,05'],
    [1e-7, 'en-US', '<0.0000001'],
    [1234.5, 'en-US', '<1,234.5'],
  ])('writes a reading below the limit %d in %s as %s', (limit, locale, words) => {
    expect(belowLimitText({ limit }, locale)).toBe(words)
  })

  it.each([
    [{ limit: 2, counted: 1 }, 'µg/m³', '<2 µg/m³ (counted as 1)'],
    [{ limit: 0.00002, counted: 0.00001 }, '', '<0.00002 (counted as 0.00001)'],
    [{ limit: 2, counted: 0 }, '', '<2 (counted as 0)'],
    [{ limit: 2, counted: null }, '', '<2 (not counted)'],
  ])('says how a reading below its limit counts: %j', (below, unit, words) => {
    expect(belowLimitWords(below, { unit, locale: 'en-US', text: english })).toBe(words)
  })
})
