import type { GradeBound } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { COLOR_BLIND_COLORS } from './colorBlindColors.ts'
import { parameterById } from './parameters.ts'
import { DEFAULT_PROFILE_ID, profileById, profileOfDeviceType, PROFILES } from './profiles.ts'
import { STANDARDS } from './standards.ts'

const holds = (bound: GradeBound, value: number) =>
  !(value <= (bound.gt ?? -Infinity)) &&
  !(value < (bound.gte ?? -Infinity)) &&
  !(value >= (bound.lt ?? Infinity)) &&
  !(value > (bound.lte ?? Infinity))

describe('the shipped profiles', () => {
  it('are found by id', () => {
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
  ])('judge a %s by %s unless somebody chose another', (type, id) => {
    expect(profileOfDeviceType(type).id).toBe(id)
  })

  it.each(PROFILES)('$id tells its source, version and first day', (profile) => {
    expect(profile.source).not.toBe('')
    expect(profile.version).not.toBe('')
    expect(new Date(profile.valid_from).toISOString().slice(0, 10)).toBe(profile.valid_from)
    expect(profile.status_name).toEqual(profile.grades.map(({ name }) => name))
    for (const grade of profile.grades) expect(grade.color).toMatch(/^#[0-9a-f]{6}$/)
    for (const key of ['id', 'color'] as const) {
      expect(new Set(profile.grades.map((grade) => grade[key])).size).toBe(profile.grades.length)
    }
  })

  it.each(PROFILES)('$id marks each grade by its place, best first, not by a letter', (profile) => {
    const places = ['I', 'II', 'III', 'IV', 'V', 'VI']
    expect(profile.grades.map(({ letter }) => letter)).toEqual(
      places.slice(0, profile.grades.length),
    )
  })

  it.each(PROFILES)('$id judges known parameters, by grades of its own', (profile) => {
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

const INDICES = STANDARDS.flatMap(({ profile, index }) =>
  index === undefined ? [] : [{ id: profile.id, profile, index }],
)

describe('the numeric indices', () => {
  it('are those of the profiles that say so', () => {
    expect(INDICES.map(({ id }) => id)).toEqual(
      PROFILES.filter(({ aq_index: hasNumber }) => hasNumber).map(({ id }) => id),
    )
  })

  it.each(INDICES)('$id: tables have names of their own', ({ index }) => {
    const ids = index.tables.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(INDICES)('$id: the table that grades a parameter begins with the best', (one) => {
    const { profile, index } = one
    for (const [parameterId, range] of Object.entries(profile.ranges)) {
      const first = index.tables.find((table) => table.parameterId === parameterId)
      expect(first).toMatchObject({ unit: range.unit, truncateTo: range.truncateTo })
      expect(first?.bands.map(({ gradeId }) => gradeId)).toEqual(
        range.bounds.map(({ status }) => status),
      )
    }
  })

  it.each(
    INDICES.flatMap(({ id, index }) =>
      index.tables.map((table) => [`${id} ${table.id}`, table] as const),
    ),
  )('%s: each band starts one step above the last', (_, { bands, truncateTo }) => {
    for (const [i, band] of bands.entries()) {
      expect(band.high).toBeGreaterThan(band.low)
      const next = bands[i + 1]
      if (next === undefined) continue
      expect(next.low - band.high).toBeCloseTo(truncateTo, 9)
      expect(next.indexLow).toBe(band.indexHigh + 1)
    }
  })
})

it.each(Object.entries(COLOR_BLIND_COLORS))(
  'the second palette of %s has a colour for each of its grades',
  (id, colors) => {
    expect(Object.keys(colors)).toEqual(profileById(id)?.grades.map((grade) => grade.id))
  },
)
