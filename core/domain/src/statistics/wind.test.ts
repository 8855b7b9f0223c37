import { describe, expect, it } from 'vitest'
import { meanWind } from './wind.ts'

const GAP = Number.NaN

describe('the mean wind', () => {
  it('averages two equal winds to one between them, slower than either', () => {
    const mean = meanWind([4, 4], [350, 10])
    expect(mean.directionDeg).toBeCloseTo(0)
    expect(mean.meanSpeed).toBe(4)
    expect(mean.vectorSpeed).toBeCloseTo(4 * Math.cos(Math.PI / 18))
  })

  it('counts calms without direction or share of the mean speed', () => {
    expect(meanWind([2, 0, 4], [90, 180, 90])).toMatchObject({
      meanSpeed: 3,
      vectorSpeed: 2,
      count: 3,
      calmCount: 1,
    })
    expect(meanWind([2, 0, 4], [90, 180, 90]).directionDeg).toBeCloseTo(90)
  })

  it('leaves out readings that lack a speed or a direction', () => {
    expect(meanWind([2, GAP, 5], [90, 90, GAP])).toMatchObject({ meanSpeed: 2, count: 1 })
  })

  it('gives no mean wind without readings', () => {
    expect(meanWind([], [])).toEqual({
      meanSpeed: null,
      vectorSpeed: null,
      directionDeg: null,
      count: 0,
      calmCount: 0,
    })
  })
})
