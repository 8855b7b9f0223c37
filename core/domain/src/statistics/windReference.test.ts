import { expect, it } from 'vitest'
import { describeMarylebone } from '../testsupport/marylebone.fixture.ts'
import { pollutionRose } from './pollutionRose.ts'
import { windRose } from './windRose.ts'

describeMarylebone('the rose of London Marylebone Road', ({ column }) => {
  const [speeds, directions] = [column('ws'), column('wd')]

  it('gives the known shares of 30° sectors', () => {
    const { sectors, count, isBiased } = windRose(speeds, directions, { sectorCount: 12 })
    expect([count, isBiased]).toEqual([64_725, false])
    const shares = sectors.map(({ directionDeg, percent }) => [directionDeg, percent])
    expect(shares).toEqual([
      [0, 7.43],
      [30, 6.84],
      [60, 5.11],
      [90, 4.96],
      [120, 4.02],
      [150, 4.86],
      [180, 10.25],
      [210, 16.69],
      [240, 13.99],
      [270, 11.58],
      [300, 7.74],
      [330, 6.47],
    ])
  })

  it('corrects the shares of sixteen sectors to add up to all winds, unlike openair', () => {
    const { sectors, count, calmCount, isCorrected } = windRose(speeds, directions)
    expect(isCorrected).toBe(true)
    const winds = (100 * (count - calmCount)) / count
    expect(sectors.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(winds, 1)
    // openair weighs N, E, S and W by 2.25 / 3 and the others by 2.25 / 2, and leaves it at that.
    const weighed = sectors.map(
      (one, at) => (one.count * (at % 4 === 0 ? 0.75 : 1.125) * 100) / count,
    )
    expect(weighed.reduce((sum, share) => sum + share, 0)).toBeCloseTo(0.9966126 * winds, 4)
    expect([sectors[0]?.percent, sectors[11]?.percent]).toEqual([5.59, 10.39])
    expect([weighed[0], weighed[11]]).toEqual([
      expect.closeTo(5.575898, 6),
      expect.closeTo(10.35226, 5),
    ])
  })

  it('gives 0.1 % calms and a mean of 4.49 m/s', () => {
    const { calmPercent, meanSpeed } = windRose(speeds, directions)
    expect(calmPercent).toBeCloseTo(0.1, 1)
    expect(meanSpeed).toBeCloseTo(4.49, 2)
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
  ])('gives for the year %i a mean of %d m/s', (year, mean) => {
    const rose = windRose(column('ws', year), column('wd', year))
    expect(rose.meanSpeed).toBeCloseTo(mean, 2)
  })

  it('corrects the bias of 22.5° sectors', () => {
    const raw = windRose(speeds, directions, { isCorrected: false })
    const mended = windRose(speeds, directions)
    expect([raw.isBiased, mended.isCorrected]).toEqual([true, true])
    const [rawEast, mendedEast] = [raw, mended].map(({ sectors }) => sectors[4]?.percent ?? 0)
    expect((rawEast ?? 0) / (mendedEast ?? 1)).toBeCloseTo(4 / 3, 1)
    const total = mended.sectors.reduce((sum, { percent }) => sum + percent, mended.calmPercent)
    expect(total).toBeCloseTo(100, 0)
  })

  it('shows most nitrogen oxides with wind from the south, across the street canyon', () => {
    const { sectors } = pollutionRose(speeds, directions, column('nox'))
    const means = sectors.map(({ mean }) => mean ?? 0)
    expect(means.indexOf(Math.max(...means)) * 22.5).toBeGreaterThanOrEqual(157.5)
    expect(means.indexOf(Math.max(...means)) * 22.5).toBeLessThanOrEqual(225)
  })
})
