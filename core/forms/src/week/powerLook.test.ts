import { contrastRatio } from '@airshed/ui'
import { expect, it } from 'vitest'
import { powerLook } from './powerLook.ts'

const PERCENTS = Array.from({ length: 101 }, (_, percent) => percent)

it('the text of every power is readable on its colour', () => {
  for (const percent of PERCENTS) {
    const { ground, ink } = powerLook(percent)
    expect(contrastRatio(ground, ink), `${percent} %`).toBeGreaterThanOrEqual(4.5)
  }
})

it('paints more power darker', () => {
  const fromWhite = PERCENTS.map((percent) => contrastRatio('#ffffff', powerLook(percent).ground))
  expect(fromWhite).toEqual(fromWhite.toSorted((one, other) => one - other))
  expect(new Set([0, 25, 50, 75, 100].map((percent) => powerLook(percent).ground)).size).toBe(5)
})

it.each([
  [-5, 0],
  [120, 100],
])('paints %d %% as %d %%', (percent, end) => {
  expect(powerLook(percent)).toEqual(powerLook(end))
})
