import { expect, it } from 'vitest'
import { describeMarylebone } from '../testsupport/marylebone.fixture.ts'
import { percentileRoseOf } from './percentileRose.ts'
import { polarPlotOf } from './polarPlot.ts'

// Reference figures: computed apart, by plain loops over the file in Python.
describeMarylebone('nitrogen oxides by wind at London Marylebone Road in 2003', ({ column }) => {
  const hours = {
    speeds: column('ws', 2003),
    directionsDeg: column('wd', 2003),
    concentrations: column('nox', 2003),
    expected: 8760,
  }

  it('gives the known percentiles of 30° sectors, and a mean of 163.9458 ppb', () => {
    const rose = percentileRoseOf(hours, { sectorCount: 12 })
    expect([rose.count, rose.calm.count]).toEqual([8210, 5])
    expect(rose.all.mean).toBeCloseTo(163.94579780755177, 9)
    const reference = [
      [0, 475, 69.25052631578947, 40, 58, 82, 115.2, 155.3],
      [30, 670, 78.14925373134328, 36, 61, 100, 143.2, 198],
      [60, 734, 108.72888283378747, 54, 92, 152, 206, 248.35],
      [90, 906, 168.24172185430464, 111, 160, 212.75, 269, 302],
      [120, 350, 160.6057142857143, 100, 145, 206, 266, 306.2],
      [150, 452, 200.5, 122, 177, 252, 356.9, 420],
      [180, 793, 222.91677175283732, 146, 210, 287, 362.8, 424.2],
      [210, 1201, 231.29142381348876, 146, 220, 300, 386, 440],
      [240, 934, 236.65845824411136, 147, 222.5, 318, 396, 440],
      [270, 789, 168.37515842839036, 95, 138, 214, 316, 398],
      [300, 504, 88.22619047619048, 45, 66, 102, 158.7, 221.4],
      [330, 397, 70.43576826196474, 38, 58, 84, 134, 166.4],
    ]
    for (const [sector, row] of reference.entries()) {
      const found = rose.sectors[sector]
      const got = [found?.directionDeg, found?.count, found?.mean, ...(found?.percentiles ?? [])]
      for (const [at, value] of row.entries()) expect(got[at]).toBeCloseTo(value, 9)
    }
  })

  it('gives the known smoothed means, each with its hours', () => {
    const plot = polarPlotOf(hours)
    expect(plot.edgeSpeed).toBe(12.9)
    for (const [east, north, mean, near] of [
      [0, -10, 220.74735439154867, 182.25029560388586],
      [-6, -12, 220.14465601493345, 290.06664357955617],
      [10, 10, 54.101714556485895, 96.48282852117838],
      [-8, 3, 110.09389769459715, 132.58992091800977],
    ] as const) {
      expect(plot.means[30 + north]?.[30 + east]).toBeCloseTo(mean, 8)
      expect(plot.hours[30 + north]?.[30 + east]).toBeCloseTo(near, 0)
    }
  })

  it('finds the highest mean with south-west winds, across the street canyon, as openair', () => {
    const { highest } = polarPlotOf(hours)
    expect(highest?.directionDeg).toBeGreaterThan(180)
    expect(highest?.directionDeg).toBeLessThan(270)
  })
})
