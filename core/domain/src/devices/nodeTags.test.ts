import { describe, expect, it } from 'vitest'
import { normalTag, normalTags } from './nodeTags.ts'

describe('a tag', () => {
  it.each([
    ['  School   Roof ', 'school roof'],
    ['ÁREA', 'área'],
    ['a\u0301rea', 'área'],
    ['roof\u202E', 'roof'],
    ['two\nlines\u0000', 'two lines'],
    ['🏫', '🏫'],
    ['\u202E \t', ''],
  ])('keeps the tag %j as %j', (typed, kept) => {
    expect(normalTag(typed)).toBe(kept)
    expect(normalTag(kept)).toBe(kept)
  })

  it('normalizes a tag only once, in every letter that has two cases', () => {
    for (let code = 0; code < 0x1_0000; code += 1) {
      const kept = normalTag(String.fromCodePoint(code))
      if (normalTag(kept) !== kept)
        expect.fail(`U+${code.toString(16)} becomes ${kept}, then another`)
    }
  })
})

it('keeps each tag of a device once, sorted', () => {
  expect(normalTags(['street', 'Roof', ' roof', '', 'Área 2'])).toEqual([
    'roof',
    'street',
    'área 2',
  ])
})
