import { describe, expect, it } from 'vitest'
import {
  filteredRows,
  filterNumber,
  isNoNumber,
  NO_FILTERS,
  type TimeTest,
  type ValueTest,
} from './readingFilters.ts'
import type { ReadingRow } from './readingRows.ts'

const IDS = ['pm25', 'co2']
const row = (ts: number, pm25: number | null, co2: number | null): ReadingRow => ({
  ts,
  readings: [
    [ts, pm25],
    [ts, co2],
  ],
})
const ROWS = [row(1, 7, 400), row(2, 12.5, 410), row(3, null, 420)]
const times = ['Mar 02, 12:00:10', 'Mar 02, 12:01:10', 'Mar 03, 00:00:10']
const words = (ts: number): string => times[ts - 1] ?? ''

const byValue = (test: ValueTest, text: string): number[] =>
  filteredRows(ROWS, IDS, { ...NO_FILTERS, values: { pm25: { test, text } } }, words).map(
    ({ ts }) => ts,
  )
const byTime = (test: TimeTest, text: string): number[] =>
  filteredRows(ROWS, IDS, { time: { test, text }, values: {} }, words).map(({ ts }) => ts)

describe('filtering rows by value', () => {
  it.each<[ValueTest, string, number[]]>([
    ['>=', '7', [1, 2]],
    ['>', '7', [2]],
    ['<=', '12.5', [1, 2]],
    ['<', '12.5', [1]],
    ['=', '7', [1]],
    ['!=', '7', [2]],
    ['>=', '', [1, 2, 3]],
    ['>=', 'much', [1, 2, 3]],
  ])('the filter %s %s keeps the rows %j', (test, text, expected) => {
    expect(byValue(test, text)).toEqual(expected)
  })

  it('keeps rows that meet every filter', () => {
    const values = { pm25: { test: '>', text: '5' }, co2: { test: '>', text: '405' } } as const
    const found = filteredRows(ROWS, IDS, { ...NO_FILTERS, values }, words)
    expect(found.map(({ ts }) => ts)).toEqual([2])
  })

  it('ignores the filter of a data point that is no longer shown', () => {
    const values = { gone: { test: '>', text: '5' } } as const
    expect(filteredRows(ROWS, IDS, { ...NO_FILTERS, values }, words)).toBe(ROWS)
  })
})

it.each<[TimeTest, string, number[]]>([
  ['contains', '12:0', [1, 2]],
  ['startsWith', 'mar 03', [3]],
  ['endsWith', '01:10', [2]],
  ['endsWith', '', [1, 2, 3]],
])('the time filter %s %s keeps the rows %j', (test, text, expected) => {
  expect(byTime(test, text)).toEqual(expected)
})

it('reads numbers with a decimal point, as addresses write them in every language', () => {
  expect(['1.5', '-2', '1e-7', '', 'x', '1,5'].map(filterNumber)).toEqual([
    1.5,
    -2,
    1e-7,
    null,
    null,
    null,
  ])
  expect(['1.5', '', 'x', '1,5'].map(isNoNumber)).toEqual([false, false, true, true])
})
