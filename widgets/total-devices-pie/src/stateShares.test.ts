import { describe, expect, it } from 'vitest'
import { stateShares } from './stateShares.ts'

const counts = { online: 30, offline: 6, deactivated: 3, inventory: 1, total: 40 }

describe('the shares of device states', () => {
  it('divides all devices by state, whatever their type', () => {
    const { total, shares } = stateShares({ devices: counts, 'devices.Driq': counts })
    expect(total).toBe(40)
    expect(shares).toEqual([
      { state: 'online', count: 30, share: 0.75 },
      { state: 'offline', count: 6, share: 0.15 },
      { state: 'deactivated', count: 3, share: 0.075 },
      { state: 'inventory', count: 1, share: 0.025 },
    ])
  })

  it('merges further states into one share', () => {
    const { shares } = stateShares({ devices: { ...counts, total: 50 } })
    expect(shares.at(-1)).toEqual({ state: 'other', count: 10, share: 0.2 })
  })

  it.each([
    ['nothing is known', null],
    ['the fleet is empty', {}],
  ])('returns shares of zero when %s', (_, stats) => {
    const { total, shares } = stateShares(stats)
    expect(total).toBe(0)
    expect(shares.map(({ share }) => share)).toEqual([0, 0, 0, 0])
  })
})
