import { describe, expect, it } from 'vitest'
import { correctedSeries, correctionAt, type CorrectionInForce } from './correctedSeries.ts'

const doubled: CorrectionInForce = {
  version: 1,
  formula: { coefficients: [0, 2] },
  from: 100,
  to: 300,
}
const tripled: CorrectionInForce = {
  version: 2,
  formula: { coefficients: [0, 3] },
  from: 200,
  to: null,
}
const series = (times: number[], values: (number | null)[], flags = times.map(() => 0)) => ({
  times,
  values,
  flags,
})

describe('the correction of a reading', () => {
  it.each([
    [99, undefined],
    [100, 1],
    [199, 1],
    [200, 2],
    [300, 2],
    [9e12, 2],
  ])('the correction at %d is version %s', (ts, version) => {
    expect(correctionAt([doubled, tripled], ts)?.version).toBe(version)
    expect(correctionAt([tripled, doubled], ts)?.version).toBe(version)
  })
})

describe('a corrected series', () => {
  it('a corrected series has a value for each reading, with its flags', () => {
    const reported = series([0, 100, 200, 250], [1, 2, null, 4], [0, 8, 0, 128])
    expect(correctedSeries([doubled, tripled], reported, null)).toEqual(
      series([0, 100, 200, 250], [1, 4, null, 12], [0, 8, 0, 128]),
    )
  })

  it('uses the newest humidity that is not older than its gap', () => {
    const epa: CorrectionInForce = {
      version: 1,
      formula: { preset: 'us-epa-purpleair-2021' },
      from: 0,
      to: null,
    }
    const humidity = { times: [10, 20, 90], values: [40, 50, 60], gapMs: 15 }
    const { values } = correctedSeries(
      [epa],
      series([5, 20, 35, 36, 95], [10, 10, 10, 10, 10]),
      humidity,
    )
    const at = (rh: number) => 0.524 * 10 - 0.0862 * rh + 5.75
    expect(values).toEqual([null, at(50), at(50), null, at(60)])
  })

  it('an empty series is corrected to an empty one', () => {
    expect(correctedSeries([doubled], series([], []), null)).toEqual(series([], []))
  })
})
