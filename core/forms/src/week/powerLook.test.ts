import { contrastRatio } from '@airshed/ui'
import { expect, it } from 'vitest'
import { powerLook } from './powerLook.ts'

const PERCENTS = Array.from({ length: 101 }, (_, percent) => percent)

it('every power can be read on its ground', () => {
  for (const percent of PERCENTS) {
    const { ground, ink } = powerLook(percent)
    expect(contrastRatio(ground, ink), `${percent} %`).toBeGreaterThanOrEqual(4.5)
  }
})

it('more power is darker', () => {
  const fromWhite = PERCENTS.map((percent) => contrastRatio('#ffffff', powerLook(percent).ground))
  expect(fromWhite).toEqual(fromWhite.toSorted((one, other) => one - other))
  expect(new Set([0, 25, 50, 75, 100].map((percent) => powerLook(percent).ground)).size).toBe(5)
})

it.each([
  [-5, 0],
  [120, 100],
])('%d %% looks as %d %%', (percent, end) => {
  expect(powerLook(percent)).toEqual(powerLook(end))
})
