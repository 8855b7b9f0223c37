import { describe, expect, it } from 'vitest'
import { boundsAround, boundsFrom, boundsUpTo } from './bounds.ts'
import { INDOOR_GRADES } from './indoorGrades.ts'

describe('bounds of grades', () => {
  it('leaves the last grade open above upper limits', () => {
    expect(boundsUpTo(INDOOR_GRADES, [12, 35])).toEqual([
      { status: 'good', lte: 12 },
      { status: 'moderate', gt: 12, lte: 35 },
      { status: 'poor', gt: 35 },
    ])
  })

  it('leaves the first and the last grade open for lower limits', () => {
    expect(boundsFrom(INDOOR_GRADES, [0, 55, 155])).toEqual([
      { status: 'good', lt: 55 },
      { status: 'moderate', gte: 55, lt: 155 },
      { status: 'poor', gte: 155 },
    ])
  })

  it('gives each outer grade a band on either side of windows', () => {
    const windows = [
      [30, 60],
      [20, 70],
    ] as const
    expect(boundsAround(INDOOR_GRADES, windows)).toEqual([
      { status: 'good', gte: 30, lte: 60 },
      { status: 'moderate', gte: 20, lt: 30 },
      { status: 'moderate', gt: 60, lte: 70 },
      { status: 'poor', lt: 20 },
      { status: 'poor', gt: 70 },
    ])
  })
})
