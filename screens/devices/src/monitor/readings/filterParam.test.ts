import { describe, expect, it } from 'vitest'
import { readFilters, writeFilters } from './filterParam.ts'
import { NO_FILTERS, type ReadingFilters } from './readingFilters.ts'

const PM25 = '1C00A3F7.0.0.0/132:5'
const CO2 = '1C00A3F7.0.0.0/140:5'
const FILTERS: ReadingFilters = {
  time: { test: 'endsWith', text: '00 p.m.; 5%3B' },
  values: { [PM25]: { test: '>=', text: '12,5' }, [CO2]: { test: '!=', text: '40O' } },
}

describe('filters in an address', () => {
  it('come back as they were typed, even what is no number yet', () => {
    expect(readFilters(writeFilters(FILTERS, [PM25, CO2]))).toEqual(FILTERS)
  })

  it('can be read by people', () => {
    const filters = { ...NO_FILTERS, values: FILTERS.values }
    expect(writeFilters(filters, [PM25])).toBe('1C00A3F7.0.0.0/132:5 >= 12,5')
  })

  it('are not written where nothing is filtered, nor for what is not shown', () => {
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
  ])('are none where the address has %j', (param) => {
    expect(readFilters(param)).toEqual(NO_FILTERS)
  })

  it('are cut to what a field takes', () => {
    const { values } = readFilters(`${PM25} >= ${'1'.repeat(100)}`)
    expect(values[PM25]?.text).toBe('1'.repeat(40))
  })

  it('of a hostile name are a filter of no column', () => {
    const { values } = readFilters('__proto__ >= 5')
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
  })
})
