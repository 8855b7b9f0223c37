import type { PercentileRose } from '@airshed/kit'
import { dataPoint } from '@airshed/testing'
import { expect, it } from 'vitest'
import { roseSectors } from './rosePicture.ts'

const figures = { count: 30, isFew: false, mean: 12, percentiles: [10, 20] as (number | null)[] }
const rose = (changes: Partial<typeof figures>): PercentileRose => ({
  percentiles: [50, 90],
  sectors: [{ directionDeg: 0, ...figures, ...changes }],
  calm: figures,
  all: figures,
  fewBelow: 20,
  timezone: 'UTC',
  speedUnit: 'm/s',
  pollutantUnit: 'µg/m³',
  count: 30,
  expected: 30,
  coverage: 1,
})
const sector = (changes: Partial<typeof figures> = {}) => {
  const model = {
    dataPoint: dataPoint('1C00A3F7.0.0.0/132:5'),
    deviceName: 'Quay Street',
    rose: rose(changes),
  }
  return roseSectors(model, 'light')[0]?.parts ?? []
}

it('draws a band up to each percentile, and a thin line at the mean', () => {
  const [low, high, mean] = sector()
  expect([low?.from, low?.to, high?.from, high?.to]).toEqual([0, 10, 10, 20])
  expect(low?.color).not.toBe(high?.color)
  expect([mean?.from, mean?.to].map((end) => end?.toFixed(2))).toEqual(['11.84', '12.16'])
})

it('draws a sector of few hours faintly', () => {
  expect(sector({ count: 5, isFew: true }).every(({ isFaint }) => isFaint === true)).toBe(true)
})

it('draws nothing without hours, and no negative length', () => {
  const none = sector({ count: 0, mean: null as unknown as number, percentiles: [null, null] })
  expect(none.every(({ from, to }) => from === to)).toBe(true)
  expect(sector({ mean: -1, percentiles: [-3, 2] }).map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [0, 2],
  ])
})
