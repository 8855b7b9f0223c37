import { describe, expect, it } from 'vitest'
import { sheetNames } from './sheetNames.ts'

describe('the sheets of a workbook', () => {
  it.each([
    ['Harbour', 'Harbour'],
    ['PM2.5 [µg/m³]: why? *', 'PM2.5 -µg-m³-- why- -'],
    ['', 'Widget'],
    ["'quoted'", 'quoted'],
    ['History', 'History_'],
    ['A name that is much longer than Excel takes', 'A name that is much longer than'],
    [`${'x'.repeat(30)}😀`, 'x'.repeat(30)],
    ['tab\tand\u0000null', 'tab and null'],
  ])('names the sheet %j as %j', (name, expected) => {
    expect(sheetNames([name])).toEqual([expected])
  })

  it('gives each sheet its own name, regardless of capital letters', () => {
    expect(sheetNames(['Chart', 'chart', 'CHART', 'Chart (2)'])).toEqual([
      'Chart',
      'chart (2)',
      'CHART (3)',
      'Chart (2) (2)',
    ])
  })

  it('keeps numbered sheet names within the length limit', () => {
    const names = sheetNames(Array.from({ length: 12 }, () => 'y'.repeat(60)))
    expect(new Set(names).size).toBe(12)
    for (const name of names) expect(name.length).toBeLessThanOrEqual(31)
  })
})
