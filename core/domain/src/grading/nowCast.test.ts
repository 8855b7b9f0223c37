import { describe, expect, it } from 'vitest'
import { nowCast } from './nowCast.ts'

/** Omak, 21 August 2015, PM2.5, oldest first (AirMonitor). */
const omak = [123.3, 80.2, 49.3, 101.8, 93.7, 143.2, 215.4, 130.6, 129.2, 59.8, 27.4, 46.3]

describe('NowCast', () => {
  it('the NowCast of smoke in Omak is 54.8', () => {
    expect(nowCast(omak, 0.1)).toBe(54.8)
    expect(nowCast(omak, null)).toBeCloseTo(54.81126, 5)
    expect(nowCast(omak, 1)).toBe(54)
  })

  it('the NowCast of steady air is the plain mean', () => {
    expect(
      nowCast(
        Array.from({ length: 12 }, () => 10),
        0.1,
      ),
    ).toBe(10)
    expect(nowCast([8, 10], 0.1)).toBe(9.1)
  })

  it('looks back 12 hours and no further', () => {
    expect(nowCast([9999, ...omak], 0.1)).toBe(54.8)
  })

  it.each<[string, (number | null)[], boolean]>([
    ['all three', [1, 1, 1], true],
    ['the current hour missing', [1, 1, null], true],
    ['the hour before missing', [1, null, 1], true],
    ['only the current hour', [null, null, 1], false],
    ['only the third hour', [1, null, Number.NaN], false],
    ['none', [null, null, null], false],
  ])('requires two of the last three hours: %s', (_, recent, isGiven) => {
    const hours = [...Array.from({ length: 9 }, () => 1), ...recent]
    expect(nowCast(hours, 0.1)).toBe(isGiven ? 1 : null)
  })

  it('leaves missing hours out of both sums, but lets them age the rest', () => {
    expect(nowCast([20, null, 10], 0.01)).toBe(12)
  })

  it('the NowCast of clean air is 0', () => {
    expect(nowCast([0, 0, 0], 0.1)).toBe(0)
  })
})
