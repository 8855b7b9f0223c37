import { AIRTHINX_DEFAULT, PROFILES, US_AQI_2024 } from '@airshed/profiles'
import { describe, expect, it } from 'vitest'
import { gradeValue } from './grade.ts'
import { zonesFor } from './zones.ts'

const bands = (profile: typeof US_AQI_2024, parameterId: string, unit?: string) =>
  zonesFor(profile, parameterId, unit).map(({ from, to, gradeId }) => [from, to, gradeId])

describe('the zones of a profile', () => {
  it('gives the zone of moderate PM2.5 indoors from 12 to 35', () => {
    expect(zonesFor(AIRTHINX_DEFAULT, '132:5')[1]).toEqual({
      from: 12,
      to: 35,
      gradeId: 'moderate',
      name: 'Moderate',
      color: '#e8a317',
      letter: 'II',
    })
  })

  it('gives zones of humidity on both sides of the good one, lowest first', () => {
    expect(bands(AIRTHINX_DEFAULT, '128:2')).toEqual([
      [-Infinity, 20, 'poor'],
      [20, 30, 'moderate'],
      [30, 60, 'good'],
      [60, 70, 'moderate'],
      [70, Infinity, 'poor'],
    ])
  })

  it('gives zones in the unit of the chart', () => {
    expect(bands(US_AQI_2024, '170:2')[1]).toEqual([55, 71, 'moderate'])
    expect(bands(US_AQI_2024, '170:2', 'ppm')[1]).toEqual([0.055, 0.071, 'moderate'])
    expect(bands(AIRTHINX_DEFAULT, '140:11')[0]?.[1]).toBeCloseTo(159.32, 2)
  })

  it('gives no zones without breakpoints or where the unit cannot be converted', () => {
    expect(zonesFor(AIRTHINX_DEFAULT, '160:1')).toEqual([])
    expect(zonesFor(AIRTHINX_DEFAULT, '131:10', '°C')).toEqual([])
  })

  it.each(PROFILES)('zones of $id adjoin and agree with the grades', (profile) => {
    for (const parameterId of Object.keys(profile.ranges)) {
      const zones = zonesFor(profile, parameterId)
      expect(zones[0]?.from).toBe(-Infinity)
      expect(zones.at(-1)?.to).toBe(Infinity)
      for (const [i, zone] of zones.entries()) {
        if (i > 0) expect(zone.from).toBe(zones[i - 1]?.to)
        const inside =
          Math.max(zone.from, -1e6) * 0.5 + Math.min(zone.to, zone.from < 0 ? zone.to : 1e6) * 0.5
        expect(gradeValue(profile, parameterId, inside)?.id).toBe(zone.gradeId)
      }
    }
  })
})
