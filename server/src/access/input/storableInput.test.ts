import { describe, expect, it } from 'vitest'
import { DEPTH_MAX, unstorableIssues } from './storableInput.ts'

function nested(depth: number): unknown {
  let value: unknown = 'bottom'
  for (let level = 0; level < depth; level += 1) value = [value]
  return value
}

describe('unstorableIssues', () => {
  it.each([
    ['plain text', 'PM2.5 at the harbour'],
    ['an emoji, which is a whole pair', 'air \u{1f32c}'],
    ['numbers, null and booleans', { a: 1, b: null, c: [true, 0.5] }],
    ['the deepest that is allowed', nested(DEPTH_MAX)],
  ])('accepts %s as storable', (_, value) => {
    expect(unstorableIssues(value)).toEqual([])
  })

  it.each([
    ['a NUL in a text', { config: { name: 'a\u0000b' } }, '/config/name'],
    ['a NUL in a key', { config: { 'a\u0000b': 1 } }, '/config'],
    ['half of a pair', ['\ud83c'], '/0'],
    ['a bare text', '\u0000', '/'],
  ])('names the place of %s', (_, value, path) => {
    expect(unstorableIssues(value)).toMatchObject([{ path }])
  })

  it('stops at a value of a hundred thousand levels', () => {
    expect(unstorableIssues(nested(100_000))).toMatchObject([
      { expected: `at most ${DEPTH_MAX} levels` },
    ])
  })
})
