import { expect, it } from 'vitest'
import { describeMarylebone } from '../testsupport/marylebone.fixture.ts'
import { coveredMean } from './completeness.ts'
import { meanWind } from './wind.ts'

describeMarylebone('the record of London Marylebone Road', ({ column }) => {
  const hoursOf2003 = 365 * 24

  it('finds 98.74 % of the PM10 of 2003, mean 37.0091', () => {
    const mean = coveredMean(column('pm10', 2003), hoursOf2003)
    expect(mean.count).toBe(8650)
    expect((mean.coverage ?? 0) * 100).toBeCloseTo(98.74, 2)
    expect(mean.value).toBeCloseTo(37.0091, 4)
  })

  it('finds 8211 hours of NO2 in 2003, mean 55.9647', () => {
    const mean = coveredMean(column('no2', 2003), hoursOf2003)
    expect(mean.count).toBe(8211)
    expect(mean.value).toBeCloseTo(55.9647, 4)
  })

  it('finds 64,725 hours with wind, 0.1 % of them calm, mean 4.49 m/s', () => {
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
  ])('the year %i has a mean wind of %f m/s', (year, meanSpeed) => {
    expect(meanWind(column('ws', year), column('wd', year)).meanSpeed).toBeCloseTo(meanSpeed, 2)
  })
})
