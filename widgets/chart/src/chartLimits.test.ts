import { frame, profile } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { chartLimits } from './chartLimits.ts'

const frames = ['150:1', '132:5', '131:10'].map((path) => frame(`1C00A3F7.0.0.0/${path}`))
const [wind, pm25, co2] = frames.map(({ dataPointId }) => dataPointId) as [string, string, string]

describe('the limits of a chart', () => {
  it('are those of the first shown parameter that the profile judges', () => {
    const limits = chartLimits(frames, [wind, pm25, co2], [profile()])
    expect(limits).toMatchObject({ parameterLabel: 'PM2.5', profileName: profile().name })
    expect(limits?.zones.map(({ to, unit }) => [to, unit])).toEqual([
      [12, 'µg/m³'],
      [35, 'µg/m³'],
      [Infinity, 'µg/m³'],
    ])
  })

  it('move on to the next one when it is switched off', () => {
    expect(chartLimits(frames, [wind, co2], [profile()])?.parameterLabel).toBe('CO₂')
  })

  it.each([
    ['none of the shown is judged', [wind], [profile()]],
    ['the devices have no profile', [pm25], []],
  ])('are none where %s', (_, shown, profiles) => {
    expect(chartLimits(frames, shown, profiles)).toBeNull()
  })
})
