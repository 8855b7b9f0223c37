import { describe, expect, it } from 'vitest'
import { matchingOptions } from './matchingOptions.ts'

const options = [
  { value: 'a', label: 'Estación Río', note: '1C00A3F7' },
  { value: 'b', label: 'Harbour', note: '1C00A3F8' },
]

describe('the options that match a search', () => {
  it.each([
    ['', ['a', 'b']],
    ['rio', ['a']],
    ['RÍO est', ['a']],
    ['a3f8', ['b']],
    ['nowhere', []],
  ])('finds options for %j: %j', (query, expected) => {
    expect(matchingOptions(options, query).map(({ value }) => value)).toEqual(expected)
  })

  it('offers two hundred options at most', () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ value: `${index}`, label: 'x' }))
    expect(matchingOptions(many, 'x')).toHaveLength(200)
  })
})
