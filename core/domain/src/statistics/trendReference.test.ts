import { expect, it } from 'vitest'
import { describeMarylebone } from '../testsupport/marylebone.fixture.ts'
import { theilSenOf } from './theilSen.ts'
import { trendOf, type TrendMonth } from './trend.ts'

/** The whole months of the record. */
const MONTHS = 89
const YEAR_MS = 365.2425 * 86_400_000

describeMarylebone(
  'trends at London Marylebone Road, January 1998 to May 2005',
  ({ column, times }) => {
    const starts = Array.from({ length: MONTHS + 1 }, (_, at) => Date.UTC(1998, at, 1))
    const all = times()
    const months = (name: string): TrendMonth[] => {
      const values = column(name)
      return starts.slice(0, MONTHS).map((startMs, at) => {
        const end = starts[at + 1] ?? 0
        const own = values.filter(
          (_, hour) => (all[hour] ?? 0) >= startMs && (all[hour] ?? 0) < end,
        )
        const valid = own.filter((value) => Number.isFinite(value))
        const isComplete = valid.length >= 0.75 * own.length
        const mean = valid.reduce((sum, value) => sum + value, 0) / valid.length
        return { startMs, value: isComplete ? mean : null }
      })
    }

    /**
     * Computed in R 4.2.2: means of months with 75 % of their hours; `approx` for the others; `stl(s.window = 11, s.degree =
     * 1, robust = TRUE)`; the median of `outer` differences; 10,000 samples of blocks of four.
     */
    const REFERENCE = [
      {
        pollutant: 'o3',
        count: 86,
        adjusted: [5.63204708514, 7.36353135583, 8.97165662457],
        slope: 0.375295167839,
        percent: 6.7241526,
        interval: [0.2689, 0.4745],
        single: [0.2661, 0.4628],
        deviation: 0.05,
        plain: 0.321725457295,
        plainInterval: [-0.167, 0.6962],
      },
      {
        pollutant: 'nox',
        count: 86,
        adjusted: [136.437114641, 129.79847137, 162.049288065],
        slope: -8.56338649913,
        percent: -4.0467396,
        interval: [-13.0169, -6.6808],
        single: [-10.788, -6.4861],
        deviation: 1.57,
        plain: -8.25861866093,
        plainInterval: [-14.0776, -3.9802],
      },
      {
        pollutant: 'no2',
        count: 86,
        adjusted: [45.4679681649, 35.5749106168, 57.4366594968],
        slope: 0.885993282063,
        percent: 1.9412889,
        interval: [-0.6525, 1.8898],
        single: [0.235, 1.465],
        deviation: 0.61,
        plain: 1.00810808216,
        plainInterval: [-0.4078, 1.916],
      },
      {
        pollutant: 'pm10',
        count: 88,
        adjusted: [31.212160235, 23.4476484043, 33.2301727449],
        slope: 0.156702632159,
        percent: 0.47688007,
        interval: [-0.4546, 0.6415],
        single: [-0.1301, 0.4208],
        deviation: 0.27,
        plain: 0.200387112859,
        plainInterval: [-0.4806, 0.8192],
      },
    ]

    it.each(REFERENCE)(
      'the trend of $pollutant is $slope a year without its seasons',
      (expected) => {
        const trend = trendOf(months(expected.pollutant))
        expect(trend).toMatchObject({ count: expected.count, isDeseasonalized: true, omitted: 0 })
        const { line, values } = trend ?? {}
        for (const [at, value] of expected.adjusted.entries()) {
          expect(values?.[at * 44]).toBeCloseTo(value, 8)
        }
        if (typeof line !== 'object') throw new Error(`expected a line, got ${line}`)
        expect(line.change.slope).toBeCloseTo(expected.slope, 9)
        expect(line.percent?.slope).toBeCloseTo(expected.percent, 6)
        const near = (found: number | undefined, end: number | undefined) =>
          expect(Math.abs((found ?? Number.NaN) - (end ?? 0))).toBeLessThan(
            0.2 * expected.deviation,
          )
        near(line.change.low, expected.interval[0])
        near(line.change.high, expected.interval[1])
        // openair draws single months unless it is told that neighbours are alike.
        const points = (trend?.months ?? []).flatMap(({ startMs }, at) => {
          const y = values?.[at] ?? null
          return y === null ? [] : [{ x: (startMs - (starts[0] ?? 0)) / YEAR_MS, y }]
        })
        const single = theilSenOf(
          { x: points.map(({ x }) => x), y: points.map(({ y }) => y) },
          { blockLength: 1 },
        )
        near(single?.low, expected.single[0])
        near(single?.high, expected.single[1])
      },
    )

    it.each(REFERENCE)('the trend of $pollutant is $plain a year with its seasons', (expected) => {
      const line = trendOf(months(expected.pollutant), true)?.line
      if (typeof line !== 'object') throw new Error(`expected a line, got ${line}`)
      expect(line.change.slope).toBeCloseTo(expected.plain, 9)
      for (const [at, end] of (['low', 'high'] as const).entries()) {
        const distance = Math.abs(line.change[end] - (expected.plainInterval[at] ?? 0))
        expect(distance).toBeLessThan(
          0.08 * Math.abs((expected.plainInterval[1] ?? 0) - (expected.plainInterval[0] ?? 0)),
        )
      }
    })
  },
)
