import { describe, expect, it } from 'vitest'
import { linePoints } from './linePoints.ts'

const minute = 60_000
const at = (minutes: readonly number[]) => Float64Array.from(minutes, (value) => value * minute)
const window = { from: 0, to: 60 * minute, columns: 600 }

describe('the points of a line', () => {
  const withHole = {
    times: at([0, 1, 2, 3, 4, 12, 13]),
    values: Float64Array.of(1, 2, 3, 4, 5, 6, 7),
  }

  it('breaks a line where neighbours are more than five reporting intervals apart', () => {
    expect(linePoints(withHole, window, true).values).toEqual([1, 2, 3, 4, 5, null, 6, 7])
  })

  it('joins the points of a line when gaps are not shown', () => {
    expect([...linePoints(withHole, window, false).values]).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('finds gaps by the reporting interval of their time where a device changed it', () => {
    const times = Float64Array.from([
      ...Array.from({ length: 60 }, (_, index) => index * minute),
      ...Array.from({ length: 360 }, (_, index) => 60 * minute + index * 5000),
    ])
    const values = Float64Array.from(times, () => 1)
    const reportingIntervals = [
      { fromMs: 0, intervalMs: minute },
      { fromMs: 60 * minute, intervalMs: 5000 },
    ]
    const series = { times, values, reportingIntervalMs: 5000, reportingIntervals }
    const drawn = linePoints(series, { from: 0, to: 90 * minute, columns: 800 }, true)
    expect(drawn.values).not.toContain(null)
  })

  it('joins neighbours that are exactly five reporting intervals apart', () => {
    const justJoined = { times: at([0, 1, 2, 7, 8]), values: Float64Array.of(1, 2, 3, 4, 5) }
    expect(linePoints(justJoined, window, true).values).not.toContain(null)
  })

  it('breaks a line at missing values, or leaves these out', () => {
    const faulty = { times: at([0, 1, 2]), values: Float64Array.of(1, Number.NaN, 3) }
    expect(linePoints(faulty, window, true).values).toEqual([1, null, 3])
    expect(linePoints(faulty, window, false).values).toEqual([1, 3])
  })

  it('reuses the arrays of the series where no point is left out', () => {
    const times = at([0, 1, 2, 3])
    const values = Float64Array.of(1, 2, 3, 4)
    const drawn = linePoints({ times, values }, window, true)
    expect(drawn).toEqual({ times, values })
    expect((drawn.times as Float64Array).buffer).toBe(times.buffer)
    expect((drawn.values as Float64Array).buffer).toBe(values.buffer)
  })

  it('gives no points for an empty series', () => {
    const empty = { times: new Float64Array(), values: new Float64Array() }
    expect(linePoints(empty, window, true)).toEqual({ times: [], values: [] })
  })

  it('keeps few points and no false gaps, however many readings there are', () => {
    const many = 1_000_000
    const times = Float64Array.from({ length: many }, (_, index) => index * 100)
    const values = Float64Array.from({ length: many }, (_, index) => Math.sin(index / 5000))
    const drawn = linePoints({ times, values }, { from: 0, to: many * 100, columns: 800 }, true)
    expect(drawn.times.length).toBeLessThanOrEqual(4 * 800 + 2)
    expect(drawn.values).not.toContain(null)
  })
})
