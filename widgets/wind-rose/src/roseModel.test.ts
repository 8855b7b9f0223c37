import { roseFrom, frame } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { roseModel } from './roseModel.ts'

const need = { speedDataPointId: 'N.0.0.0/150:1', directionDataPointId: 'N.0.0.0/150:2' }
const range = { from: 0, to: 10_800_000 }
const series = Object.values(need).map((id) => frame(id))

describe('the mode of a wind rose', () => {
  it('shows the wind, or the pollutant when that was chosen', () => {
    const wind = roseFrom(need, series, range)
    expect(roseModel({}, wind)).toMatchObject({ mode: 'wind', rose: wind?.wind })
    const dust = frame('N.0.0.0/132:5')
    const both = roseFrom(
      { ...need, pollutantDataPointId: dust.dataPointId },
      [...series, dust],
      range,
    )
    expect(roseModel({ mode: 'pollution' }, both)).toMatchObject({ rose: both?.pollution })
  })

  it('shows nothing without a rose, or without one of the pollutant', () => {
    expect(roseModel({}, null)).toBeNull()
    expect(roseModel({ mode: 'pollution' }, roseFrom(need, series, range))).toBeNull()
  })
})
