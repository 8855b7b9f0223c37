import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coveredMean } from './completeness.ts'
import { meanWind } from './wind.ts'

const file = new URL('../../../../../shared/data/openair-mydata/mydata.csv', import.meta.url)
const isPresent = existsSync(file)

/** The columns of the hourly record of London Marylebone Road; empty cells are NaN. */
function readRecord() {
  const [header = '', ...lines] = isPresent ? readFileSync(file, 'utf8').trim().split('\n') : []
  const rows = lines.map((line) => line.split(','))
  const number = (cell: string | undefined) => Number(cell === '' ? Number.NaN : cell)
  const column = (name: string, year?: number) => {
    const at = header.trim().split(',').indexOf(name)
    const chosen = year === undefined ? rows : rows.filter((row) => row[0]?.startsWith(`${year}-`))
    return chosen.map((row) => number(row[at]?.trim()))
  }
  return { column }
}

if (!isPresent) {
  it('of London Marylebone Road', ({ skip }) => {
    skip('../shared/data/openair-mydata is not there')
  })
}

describe.skipIf(!isPresent)('the record of London Marylebone Road', () => {
  const { column } = readRecord()
  const hoursOf2003 = 365 * 24

  it('has 98.74 % of the PM10 of 2003, mean 37.0091', () => {
    const mean = coveredMean(column('pm10', 2003), hoursOf2003)
    expect(mean.count).toBe(8650)
    expect((mean.coverage ?? 0) * 100).toBeCloseTo(98.74, 2)
    expect(mean.value).toBeCloseTo(37.0091, 4)
  })

  it('has 8211 hours of NO2 in 2003, mean 55.9647', () => {
    const mean = coveredMean(column('no2', 2003), hoursOf2003)
    expect(mean.count).toBe(8211)
    expect(mean.value).toBeCloseTo(55.9647, 4)
  })

  it('has 64,725 hours with wind, 0.1 % of them calm, mean 4.49 m/s', () => {
    const wind = meanWind(column('ws'), column('wd'))
    expect(wind.count).toBe(64_725)
    expect((100 * wind.calmCount) / wind.count).toBeCloseTo(0.1, 1)
    expect(wind.meanSpeed).toBeCloseTo(4.49, 2)
  })

  it.each([
    [1998, 4.38],
    [1999, 4.6],
    [2000, 4.8],
    [2001, 4.21],
    [2002, 5.05],
    [2003, 4.31],
    [2004, 4.15],
    [2005, 4.36],
  ])('of %i has a mean wind of %f m/s', (year, meanSpeed) => {
    expect(meanWind(column('ws', year), column('wd', year)).meanSpeed).toBeCloseTo(meanSpeed, 2)
  })
})
