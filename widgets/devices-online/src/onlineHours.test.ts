import { describe, expect, it } from 'vitest'
import { onlineHours, onlineNow, OTHER_TYPES, sharesOfHours } from './onlineHours.ts'

const noon = Date.UTC(2026, 4, 17, 12)
const hour = (offset: number): string => String(noon + offset * 3_600_000)

/** A fleet: type → devices. */
const fleet = (devices: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(devices).map(([type, total]) => [
      `devices.${type}`,
      { online: total - 1, offline: 1, deactivated: 0, inventory: 0, total },
    ]),
  )

describe('the hours of a fleet', () => {
  it('ends with the newest hour, without gaps', () => {
    const { hours } = onlineHours({ [hour(-2)]: { Driq: 3 }, [hour(0)]: { Driq: 1 } }, {}, 4)
    expect(hours.map(({ atMs, total }) => [(atMs - noon) / 3_600_000, total])).toEqual([
      [-3, 0],
      [-2, 3],
      [-1, 0],
      [0, 1],
    ])
  })

  it('counts each device type, in the order of names', () => {
    const { types, hours } = onlineHours(
      { [hour(0)]: { 'Thiamis-X': 2, Driq: 1 } },
      fleet({ 'Thiamis-X': 2, Driq: 5 }),
      1,
    )
    expect(types).toEqual(['Driq', 'Thiamis-X'])
    expect(hours[0]?.counts).toMatchObject({ Driq: 1, 'Thiamis-X': 2 })
  })

  it.each([
    ['six, each on its own', 6, ['t1', 't2', 't3', 't4', 't5', 't6']],
    ['seven, with the two smallest together', 7, ['t3', 't4', 't5', 't6', 't7', OTHER_TYPES]],
  ])('separates device types: %s', (_, count, expected) => {
    const names = Array.from({ length: count }, (_unused, index) => `t${index + 1}`)
    const counts = Object.fromEntries(names.map((name, index) => [name, index + 1]))
    const { types, hours } = onlineHours({ [hour(0)]: counts }, fleet(counts), 1)
    expect(types).toEqual(expected)
    const drawn = types.reduce((sum, type) => sum + (hours[0]?.counts[type] ?? 0), 0)
    expect(drawn).toBe(hours[0]?.total)
  })

  it('returns no hours without data', () => {
    expect(onlineHours({}, {}, 24)).toEqual({ types: [], hours: [] })
  })

  it('keeps the types and their order before all have reported', () => {
    const names = ['t1', 't2', 't3', 't4', 't5', 't6', 't7']
    const devices = fleet(Object.fromEntries(names.map((name, index) => [name, 10 - index])))
    const early = onlineHours({ [hour(0)]: { t7: 4 } }, devices, 1)
    const late = onlineHours({ [hour(0)]: { t1: 9, t2: 8, t7: 4 } }, devices, 1)
    expect(early.types).toEqual(late.types)
    expect(early.types).toEqual(['t1', 't2', 't3', 't4', 't5', OTHER_TYPES])
  })
})

describe('the devices that are online now', () => {
  it('counts online devices by type, the smallest types together', () => {
    const all = { online: 9, offline: 3, deactivated: 0, inventory: 0, total: 12 }
    const stats = { ...fleet({ Driq: 5, 'Thiamis-X': 4 }), devices: all }
    expect(onlineNow(['Driq', OTHER_TYPES], stats)).toEqual({ Driq: 4, [OTHER_TYPES]: 5 })
  })
})

describe('the elapsed share of an hour', () => {
  it.each([
    ['that has just begun counts as 0', 0, 0],
    ['that is half over counts as a half', 1_800_000, 0.5],
    ['that is over counts whole', 7_200_000, 1],
    ['of a clock that runs ahead counts as 0', -1000, 0],
  ])('an hour %s', (_, passedMs, share) => {
    const { hours } = onlineHours({ [hour(0)]: { Driq: 1 } }, {}, 1)
    expect(sharesOfHours(hours, noon + passedMs)).toEqual([share])
  })

  it('counts an hour whole once the next one follows, even if it was counted before its end', () => {
    const { hours } = onlineHours({ [hour(-1)]: { Driq: 3 }, [hour(0)]: { Driq: 1 } }, {}, 2)
    expect(sharesOfHours(hours, noon - 20_000)).toEqual([1, 0])
  })
})
