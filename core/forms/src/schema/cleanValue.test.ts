import { describe, expect, it } from 'vitest'
import { cleanValue } from './cleanValue.ts'

describe('a form value after a change', () => {
  it.each([
    ['has no emptied fields', { a: 1, b: undefined }, {}, { a: 1 }],
    ['keeps null, false and nought', { a: null, b: false, c: 0 }, {}, { a: null, b: false, c: 0 }],
    ['has no part that nobody filled', { a: 1, extra: {} }, { a: 0 }, { a: 1 }],
    ['keeps a part that was there', { extra: {} }, { extra: { tag: 'x' } }, { extra: {} }],
    ['is clean within its parts', { extra: { a: undefined, b: 1 } }, {}, { extra: { b: 1 } }],
    ['is empty where there is none', undefined, {}, {}],
  ])('a form value after a change %s', (_, value, previous, expected) => {
    expect(cleanValue(value, previous)).toEqual(expected)
    expect(Object.keys(cleanValue(value, previous))).toEqual(Object.keys(expected))
  })
})
