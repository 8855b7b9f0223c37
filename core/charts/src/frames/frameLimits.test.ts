import { DEFAULT_PROFILE_ID, profileById } from '@airshed/profiles'
import { describe, expect, it } from 'vitest'
import { sampleFrame } from '../testsupport/sampleFrame.ts'
import { frameLimits } from './frameLimits.ts'

const [wind, pm25, co2] = ['150:1', '132:5', '131:10'].map((path) => `1C00A3F7.0.0.0/${path}`) as [
  string,
  string,
  string,
]
const frames = [wind, pm25, co2].map((id) => sampleFrame(id))
const profiles = [profileById(DEFAULT_PROFILE_ID)].flatMap((one) => one ?? [])

describe('the limits of a chart', () => {
  it('takes the limits of the first shown parameter that has breakpoints in the profile', () => {
    const limits = frameLimits(frames, [wind, pm25, co2], profiles)
    expect(limits).toMatchObject({ parameterLabel: 'PM2.5', profileName: profiles[0]?.name })
    expect(limits?.zones.map(({ to, unit }) => [to, unit])).toEqual([
      [12, 'µg/m³'],
      [35, 'µg/m³'],
      [Infinity, 'µg/m³'],
    ])
  })

  it('takes the limits of the next parameter when the first is switched off', () => {
    expect(frameLimits(frames, [wind, co2], profiles)?.parameterLabel).toBe('CO₂')
  })

  it.each([
    ['none of the shown is graded', [wind], profiles],
    ['the devices have no profile', [pm25], []],
  ])('shows no limits where %s', (_, shown, given) => {
    expect(frameLimits(frames, shown, given)).toBeNull()
  })
})
