import { frame } from '@airshed/testing'
import { expect, it } from 'vitest'
import { byBasis } from './byBasis.ts'
import { reportedSeries } from './reportedSeries.ts'

const pm25 = frame('1C00A3F7.0.0.0/132:5')
const co2 = frame('1C00A3F7.0.0.0/131:10')
const corrected = { ...pm25, basis: 'corrected' as const }

it('keeps reported readings beside corrected ones alone, as others are the same on both bases', () => {
  expect(byBasis([corrected, co2, pm25, co2])).toEqual({
    frames: [corrected, co2],
    reported: [pm25],
  })
})

it('hands out the same frames where nothing is asked for twice', () => {
  const frames = [corrected, co2]
  expect(byBasis(frames).frames).toBe(frames)
})

it('draws reported values dashed, in the colour of their parameter, while that is shown', () => {
  const text = (): string => 'reported'
  const given = { frames: [corrected, co2], theme: 'light' as const, text }
  const ids = [pm25.dataPointId, co2.dataPointId]
  const [line, ...others] = reportedSeries([pm25], { ...given, shown: ids })
  expect(line).toMatchObject({ label: 'PM2.5 (reported)', isDashed: true, values: pm25.values })
  expect(line?.id).not.toBe(pm25.dataPointId)
  expect(others).toEqual([])
  expect(reportedSeries([pm25], { ...given, shown: [co2.dataPointId] })).toEqual([])
})
