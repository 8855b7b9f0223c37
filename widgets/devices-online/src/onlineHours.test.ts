import { describe, expect, it } from 'vitest'
import { onlineHours, OTHER_TYPES } from './onlineHours.ts'

const noon = Date.UTC(2026, 4, 17, 12)
const hour = (offset: number): string => String(noon + offset * 3_600_000)

describe('the hours of a fleet', () => {
  it('end with the newest one and have no hole', () => {
    const { hours } = onlineHours({ [hour(-2)]: { Driq: 3 }, [hour(0)]: { Driq: 1 } }, 4)
    expect(hours.map(({ atMs, total }) => [(atMs - noon) / 3_600_000, total])).toEqual([
      [-3, 0],
      [-2, 3],
      [-1, 0],
      [0, 1],
    ])
  })

  it('count each type, in the order of names', () => {
    const { types, hours } = onlineHours({ [hour(0)]: { 'Thiamis-X': 2, Driq: 1 } }, 1)
    expect(types).toEqual(['Driq', 'Thiamis-X'])
    expect(hours[0]?.counts).toMatchObject({ Driq: 1, 'Thiamis-X': 2 })
  })

  it.each([
    ['six types: each has its own part', 6, ['t1', 't2', 't3', 't4', 't5', 't6']],
    ['seven: the two smallest share one', 7, ['t3', 't4', 't5', 't6', 't7', OTHER_TYPES]],
  ])('with %s', (_, count, expected) => {
    const names = Array.from({ length: count }, (_unused, index) => `t${index + 1}`)
    const counts = Object.fromEntries(names.map((name, index) => [name, index + 1]))
    const { types, hours } = onlineHours({ [hour(0)]: counts }, 1)
    expect(types).toEqual(expected)
    const drawn = types.reduce((sum, type) => sum + (hours[0]?.counts[type] ?? 0), 0)
    expect(drawn).toBe(hours[0]?.total)
  })

  it('are none where nothing is known', () => {
    expect(onlineHours({}, 24)).toEqual({ types: [], hours: [] })
  })
})
