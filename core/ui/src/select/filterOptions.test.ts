import { describe, expect, it } from 'vitest'
import { filterOptions, type SelectOption, stepOption } from './filterOptions.ts'

const stations: SelectOption[] = [
  { value: 'a', label: 'Estación Río', note: '1C00A3F7' },
  { value: 'b', label: 'Harbour', isDisabled: true },
  { value: 'c', label: 'River north' },
]

describe('typing into a select', () => {
  it.each([
    ['', ['a', 'b', 'c']],
    ['rio', ['a']],
    ['RIV', ['c']],
    ['a3f7 est', ['a']],
    ['nowhere', []],
  ])('finds options by typing %s', (query, values) => {
    expect(filterOptions(stations, query).map(({ value }) => value)).toEqual(values)
  })
})

describe('arrow keys', () => {
  it.each([
    ['down, over one that cannot be chosen', 0, 1, 2],
    ['down from the last', 2, 1, 0],
    ['up from the first', 0, -1, 2],
    ['down from nowhere', -1, 1, 0],
  ] as const)('moves by an arrow key: %s', (_, from, step, expected) => {
    expect(stepOption(stations, from, step)).toBe(expected)
  })

  it('moves nowhere where no option can be chosen', () => {
    expect(stepOption([{ value: 'b', label: 'b', isDisabled: true }], 0, 1)).toBe(-1)
    expect(stepOption([], -1, 1)).toBe(-1)
  })
})
