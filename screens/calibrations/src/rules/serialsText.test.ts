import { expect, it } from 'vitest'
import { serialsText } from './serialsText.ts'

const more = (count: number): string => `and ${count} more`

it.each([
  [0, ''],
  [2, 's0, s1'],
  [8, 's0, s1, s2, s3, s4, s5, s6, s7'],
  [11, 's0, s1, s2, s3, s4, s5, s6, s7 and 3 more'],
])('names %d serials as %j', (count, words) => {
  expect(
    serialsText(
      Array.from({ length: count }, (_, at) => `s${at}`),
      more,
    ),
  ).toBe(words)
})
