import { describe, expect, it } from 'vitest'
import { readNumber, type ReadNumber } from './readNumber.ts'

const plain = (value: number): ReadNumber => ({ kind: 'number', value, ambiguity: null })
const grouped = (value: number): ReadNumber => ({ kind: 'number', value, ambiguity: 'group' })
const decimal = (value: number): ReadNumber => ({ kind: 'number', value, ambiguity: 'decimal' })
const meant = (value: number): ReadNumber => ({ kind: 'foreign', meant: value })
const EMPTY: ReadNumber = { kind: 'empty' }
const NONE: ReadNumber = { kind: 'none' }

describe('a typed number', () => {
  it.each<[typed: string, english: ReadNumber, spanish: ReadNumber]>([
    ['', EMPTY, EMPTY],
    ['  ', EMPTY, EMPTY],
    ['12', plain(12), plain(12)],
    [' 12 ', plain(12), plain(12)],
    ['0', plain(0), plain(0)],
    ['-0.5', plain(-0.5), meant(-0.5)],
    ['-0,5', meant(-0.5), plain(-0.5)],
    ['\u22120.5', plain(-0.5), meant(-0.5)],
    ['\u22120,5', meant(-0.5), plain(-0.5)],
    ['+7', plain(7), plain(7)],
    ['.5', plain(0.5), meant(0.5)],
    [',5', meant(0.5), plain(0.5)],
    ['5.', plain(5), meant(5)],
    ['1,000', grouped(1000), decimal(1)],
    ['1.000', decimal(1), grouped(1000)],
    ['12,345', grouped(12345), decimal(12.345)],
    ['12.345', decimal(12.345), grouped(12345)],
    ['-1,000', grouped(-1000), decimal(-1)],
    ['0.250', plain(0.25), meant(0.25)],
    ['0,250', meant(0.25), plain(0.25)],
    ['1,000.5', grouped(1000.5), meant(1000.5)],
    ['1.000,5', meant(1000.5), grouped(1000.5)],
    ['1,234,567', grouped(1234567), meant(1234567)],
    ['1.234.567', meant(1234567), grouped(1234567)],
    ['1,00', meant(1), plain(1)],
    ['1,0000', meant(1), plain(1)],
    ['1000.5', plain(1000.5), meant(1000.5)],
    ['1 000', grouped(1000), grouped(1000)],
    ['1\u00a0000', grouped(1000), grouped(1000)],
    ['1\u202f000\u202f000', grouped(1000000), grouped(1000000)],
    ['1\u2009000', grouped(1000), grouped(1000)],
    ["1'000", grouped(1000), grouped(1000)],
    ['1’000', grouped(1000), grouped(1000)],
    ['1 000.5', grouped(1000.5), meant(1000.5)],
    ['1 000,5', meant(1000.5), grouped(1000.5)],
    ['1 000.125', grouped(1000.125), NONE],
    ['1 000,125', NONE, grouped(1000.125)],
    ['1 00', NONE, NONE],
    ['1 0000', NONE, NONE],
    ['0 001', NONE, NONE],
    ["1'000 000", NONE, NONE],
    ['1,00,000', NONE, NONE],
    ['1,000,00', NONE, NONE],
    ['1.5.3', NONE, NONE],
    ['1e3', plain(1000), plain(1000)],
    ['1.5e-7', plain(1.5e-7), meant(1.5e-7)],
    ['1,5e+21', meant(1.5e21), plain(1.5e21)],
    ['1,000e3', NONE, plain(1000)],
    ['1e999', NONE, NONE],
    ['much', NONE, NONE],
    ['12 µg', NONE, NONE],
    ['Infinity', NONE, NONE],
    ['0x10', NONE, NONE],
    ['-', NONE, NONE],
    ['.', NONE, NONE],
    ['1'.repeat(41), NONE, NONE],
  ])('reads %j by the language of the page', (typed, english, spanish) => {
    expect([readNumber(typed, 'en'), readNumber(typed, 'es')]).toEqual([english, spanish])
  })

  it('follows a region that writes numbers otherwise than its language', () => {
    expect(readNumber('1,000', 'es-MX')).toEqual(grouped(1000))
    expect(readNumber('1.000', 'es-ES')).toEqual(grouped(1000))
  })
})
