import { describe, expect, it } from 'vitest'
import { polarPlotOf } from './polarPlot.ts'
import type { WindHours } from './windHours.ts'

/** Hours of a wind that turns and changes, seeded; the pollutant comes from the south-west. */
function turningWind(count: number): WindHours {
  const columns = Array.from({ length: count }, (_, at) => {
    const directionDeg = (at * 137.5) % 360
    const speed = 0.5 + ((at * 61) % 97) / 10
    const toward = Math.cos(((directionDeg - 225) * Math.PI) / 180)
    return { directionDeg, speed, value: 20 + 15 * toward + speed }
  })
  return {
    speeds: columns.map(({ speed }) => speed),
    directionsDeg: columns.map(({ directionDeg }) => directionDeg),
    concentrations: columns.map(({ value }) => value),
    expected: count,
  }
}

describe('a polar plot', () => {
  const plot = polarPlotOf(turningWind(5000))
  const middle = (plot.axis.length - 1) / 2

  it('spans an even grid of winds up to the highest speed, and is empty beyond', () => {
    expect([plot.axis.length, plot.axis[middle]]).toEqual([61, 0])
    expect(plot.edgeSpeed).toBeCloseTo(10.1, 9)
    expect(plot.means[0]?.[0]).toBeNull()
    expect(plot.axis.at(-1)).toBeLessThan(plot.edgeSpeed)
  })

  it('draws winds from the north above, and from the east on the right', () => {
    const south = plot.means[middle - 15]?.[middle] ?? 0
    const west = plot.means[middle]?.[middle - 15] ?? 0
    const north = plot.means[middle + 15]?.[middle] ?? 0
    const east = plot.means[middle]?.[middle + 15] ?? 0
    expect(Math.min(south, west)).toBeGreaterThan(Math.max(north, east) + 10)
    expect(plot.highest?.directionDeg).toBeGreaterThan(205)
    expect(plot.highest?.directionDeg).toBeLessThan(245)
  })

  it('smooths each cell with kernels of 5° and 1.5 units, as plain loops do', () => {
    const { speeds, directionsDeg, concentrations } = turningWind(5000)
    for (const [row, column] of [
      [middle + 12, middle + 3],
      [middle + 20, middle - 1],
      [middle - 7, middle - 18],
    ] as const) {
      const [east, north] = [plot.axis[column] ?? 0, plot.axis[row] ?? 0]
      const speed = Math.sqrt(east * east + north * north)
      const direction = (Math.atan2(east, north) * 180) / Math.PI
      let [sum, weights] = [0, 0]
      for (let at = 0; at < 5000; at += 1) {
        const turn = Math.abs((((directionsDeg[at] ?? 0) - direction) % 360) + 360) % 360
        const aside = Math.min(turn, 360 - turn) / 5
        const faster = Math.abs((speeds[at] ?? 0) - speed) / 1.5
        if (aside > 3 || faster > 3) continue
        const weight = Math.exp(-(aside ** 2) / 2) * Math.exp(-(faster ** 2) / 2)
        weights += weight
        sum += weight * (concentrations[at] ?? 0)
      }
      expect(plot.means[row]?.[column]).toBeCloseTo(sum / weights, 9)
      expect(plot.hours[row]?.[column]).toBeCloseTo(weights, 0)
    }
  })

  it('gives the mean itself where all hours are equal, right across north', () => {
    const alike = polarPlotOf({
      speeds: [4, 4, 4, 4, 5],
      directionsDeg: [358, 359, 1, 2, 0],
      concentrations: [7, 7, 7, 7, 7],
      expected: 5,
    })
    const north = alike.means.map((row) => row[(row.length - 1) / 2])
    expect(north.at(-10)).toBeCloseTo(7, 12)
    expect(alike.hours.at(-10)?.[30]).toBeGreaterThan(4)
  })

  it('gives no mean below half an hour of weight, and marks few hours as uncertain', () => {
    const single = polarPlotOf({
      speeds: [10],
      directionsDeg: [90],
      concentrations: [50],
      expected: 1,
    })
    // One hour alone is one where its wind is, and less beside it.
    const near = single.hours.flat()
    expect(Math.max(...near)).toBeLessThanOrEqual(1)
    expect(single.means.flat().map((mean) => mean !== null)).toEqual(
      near.map((hours) => hours >= 0.5),
    )
    expect(single.means.flat().filter((mean) => mean !== null).length).toBeLessThan(60)
    expect([single.fewBelow, single.highest]).toEqual([5, null])
  })

  it('leaves calms out, tells them apart, and withholds all means below 75 %', () => {
    const calm = { ...turningWind(100), speeds: [...Array(50).fill(0), ...Array(50).fill(3)] }
    expect(polarPlotOf(calm)).toMatchObject({ count: 100, calm: { count: 50 } })
    const few = polarPlotOf({ ...calm, expected: 150 })
    expect(few).toMatchObject({ coverage: 2 / 3, mean: null, highest: null, calm: { mean: null } })
    expect(few.means.flat().every((mean) => mean === null)).toBe(true)
    expect(Math.max(...few.hours.flat())).toBeGreaterThan(1)
  })

  it('a polar plot is empty without wind', () => {
    const none = polarPlotOf({ speeds: [], directionsDeg: [], concentrations: [], expected: 0 })
    expect(none).toMatchObject({ edgeSpeed: 0, count: 0, coverage: null, mean: null })
    expect(none.means.flat().every((mean) => mean === null)).toBe(true)
  })
})
