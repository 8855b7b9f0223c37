import { describe, expect, it } from 'vitest'
import { areWaves, firmwareWaves } from './firmwareWaves.ts'

const sizes = (count: number, percents: readonly number[]) => {
  const waves = firmwareWaves(count, percents)
  return percents.map((_, wave) => waves.filter((one) => one === wave).length)
}

describe('firmwareWaves', () => {
  it.each([
    [100, [5, 25, 100], [5, 20, 75]],
    [10, [5, 25, 100], [1, 2, 7]],
    [2, [5, 25, 100], [1, 0, 1]],
    [1, [5, 25, 100], [1, 0, 0]],
    [0, [5, 100], [0, 0]],
    [3, [100], [3]],
    [10_000, [1, 100], [100, 9_900]],
  ])('%j devices in waves up to %j %% are %j', (count, percents, expected) => {
    expect(sizes(count, percents)).toEqual(expected)
  })

  it('puts devices into waves in their order', () => {
    expect(firmwareWaves(4, [25, 50, 100])).toEqual([0, 1, 2, 2])
  })
})

describe('areWaves', () => {
  it.each([
    [[100], true],
    [[5, 25, 100], true],
    [[5, 25], false],
    [[25, 25, 100], false],
    [[50, 25, 100], false],
    [[0, 100], false],
    [[100, 100], false],
    [[], false],
  ])('%j are waves: %j', (percents, expected) => {
    expect(areWaves(percents)).toBe(expected)
  })
})
