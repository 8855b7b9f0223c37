import { describe, expect, it } from 'vitest'
import { readFilters, writeFilters } from './filterParam.ts'
import { NO_FILTERS, type ReadingFilters } from './readingFilters.ts'

const PM25 = '1C00A3F7.0.0.0/132:5'
const CO2 = '1C00A3F7.0.0.0/140:5'
const FILTERS: ReadingFilters = {
  time: { test: 'endsWith', text: '00 p.m.; 5%3B' },
  values: { [PM25]: { test: '>=', text: '12,5' }, [CO2]: { test: '!=', text: '40O' } },
}

describe('filters in the address', () => {
  it('restores filters as they were typed, including unfinished numbers', () => {
    expect(readFilters(writeFilters(FILTERS, [PM25, CO2]))).toEqual(FILTERS)
  })

  it('writes filters in a readable form', () => {
    const filters = { ...NO_FILTERS, values: FILTERS.values }
    expect(writeFilters(filters, [PM25])).toBe('1C00A3F7.0.0.0/132:5 >= 12,5')
  })

  it('writes no filters that are empty or of hidden parameters', () => {
    expect(writeFilters(NO_FILTERS, [PM25])).toBeUndefined()
    const empty = { ...NO_FILTERS, values: { [PM25]: { test: '<' as const, text: ' ' } } }
    expect(writeFilters(empty, [PM25])).toBeUndefined()
    expect(writeFilters({ ...NO_FILTERS, values: FILTERS.values }, [])).toBeUndefined()
  })

  it.each([
    undefined,
    '',
    ';;',
    'time',
    'time is 5',
    `${PM25} contains 5`,
    `${PM25} >=`,
    `${PM25} >=  `,
  ])('reads no filters from the address %j', (param) => {
    expect(readFilters(param)).toEqual(NO_FILTERS)
  })

  it('cuts filters to the length of their field', () => {
    const { values } = readFilters(`${PM25} >= ${'1'.repeat(100)}`)
    expect(values[PM25]?.text).toBe('1'.repeat(40))
  })

  it('takes a hostile name for a filter of no column', () => {
    const { values } = readFilters('__proto__ >= 5')
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
  })
})
