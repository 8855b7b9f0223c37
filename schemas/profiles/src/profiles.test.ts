import type { GradeBound } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { parameterById } from './parameters.ts'
import { DEFAULT_PROFILE_ID, profileById, profileOfDeviceType, PROFILES } from './profiles.ts'
import { US_AQI_2024, US_AQI_2024_POLLUTANTS } from './usAqi2024.ts'
import { US_AQI_COLOR_BLIND_COLORS } from './usAqiColors.ts'

const holds = (bound: GradeBound, value: number) =>
  !(value <= (bound.gt ?? -Infinity)) &&
  !(value < (bound.gte ?? -Infinity)) &&
  !(value >= (bound.lt ?? Infinity)) &&
  !(value > (bound.lte ?? Infinity))

describe('the shipped profiles', () => {
  it('finds the shipped profiles by id', () => {
    expect(PROFILES.map(({ id }) => id)).toEqual([
      'airthinx-default',
      'airthinx-well-v2',
      'us-aqi-2024',
      'eaqi-2024',
      'who-2021',
    ])
    expect(profileById('airthinx-well-v2')?.name).toBe('WELL V2')
    expect(profileById(DEFAULT_PROFILE_ID)?.name).toBe('Aethair Blue')
    expect(profileById('us-aqi-2012')).toBeUndefined()
  })

  it.each([
    ['Aethair IAQ', 'airthinx-default'],
    ['Driq', 'airthinx-default'],
    ['AirGradient Indoor', 'airthinx-default'],
    ['AirGradient', 'eaqi-2024'],
    ['Thiamis-1000', 'eaqi-2024'],
    ['airRohr', 'eaqi-2024'],
  ])('grades the type %s by %s unless another profile was chosen', (type, id) => {
    expect(profileOfDeviceType(type).id).toBe(id)
  })

  it.each(PROFILES)('$id states its source, version and first day', (profile) => {
    expect(profile.source).not.toBe('')
    expect(profile.version).not.toBe('')
    expect(new Date(profile.valid_from).toISOString().slice(0, 10)).toBe(profile.valid_from)
    expect(profile.status_name).toEqual(profile.grades.map(({ name }) => name))
    for (const grade of profile.grades) expect(grade.color).toMatch(/^#[0-9a-f]{6}$/)
    for (const key of ['id', 'color'] as const) {
      expect(new Set(profile.grades.map((grade) => grade[key])).size).toBe(profile.grades.length)
    }
  })

  it.each(PROFILES)('$id marks each grade by its rank, best first, not by a letter', (profile) => {
    const places = ['I', 'II', 'III', 'IV', 'V', 'VI']
    expect(profile.grades.map(({ letter }) => letter)).toEqual(
      places.slice(0, profile.grades.length),
    )
  })

  it.each(PROFILES)('$id grades known parameters by grades of its own', (profile) => {
    const ids = profile.grades.map(({ id }) => id)
    for (const [parameterId, range] of Object.entries(profile.ranges)) {
      expect(parameterById(parameterId)).toBeDefined()
      for (const bound of range.bounds) expect(ids).toContain(bound.status)
    }
  })

  it.each(PROFILES)('$id gives every value exactly one grade', (profile) => {
    for (const range of Object.values(profile.ranges)) {
      const edges = range.bounds.flatMap(({ lt, lte, gt, gte }) =>
        [lt, lte, gt, gte].filter((edge) => edge !== undefined),
      )
      const probes = edges.flatMap((edge) => [edge * 0.999, edge, edge * 1.001])
      for (const value of [-1e9, ...probes, 1e9]) {
        expect(range.bounds.filter((bound) => holds(bound, value))).toHaveLength(1)
      }
    }
  })
})

describe('the US tables', () => {
  it.each(US_AQI_2024_POLLUTANTS)('$id: each band starts one step above the last', (pollutant) => {
    for (const [i, band] of pollutant.bands.entries()) {
      expect(band.high).toBeGreaterThan(band.low)
      const next = pollutant.bands[i + 1]
      if (next === undefined) continue
      expect(next.low - band.high).toBeCloseTo(pollutant.truncateTo, 9)
      expect(next.indexLow).toBe(band.indexHigh + 1)
    }
  })

  it('gives each US grade a colour for colour-blind readers', () => {
    expect(Object.keys(US_AQI_COLOR_BLIND_COLORS)).toEqual(US_AQI_2024.grades.map(({ id }) => id))
  })
})
