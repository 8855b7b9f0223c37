import { contrastRatio } from '@airshed/ui'
import { describe, expect, it } from 'vitest'
import { bandOf, rampColor, sequentialScale } from './sequentialScale.ts'

const edges = (minimum: number, maximum: number) => {
  const bands = sequentialScale(minimum, maximum, 'light')
  return [...bands.map(({ from }) => from), bands.at(-1)?.to]
}

describe('the colour scale of a parameter without breakpoints', () => {
  it.each([
    ['degrees about zero', -3.2, 11.4, [-5, 0, 5, 10, 15]],
    ['a little below a thousand', 1003, 1019, [1000, 1005, 1010, 1015, 1020]],
    ['small shares', 0.02, 0.11, [0.02, 0.04, 0.06, 0.08, 0.1, 0.12]],
    ['round ends', 0, 50, [0, 10, 20, 30, 40, 50]],
  ])('steps in round bands for %s', (_, minimum, maximum, expected) => {
    expect(edges(minimum, maximum)).toEqual(expected)
  })

  it('uses one band where all values are equal, and none without values', () => {
    expect(sequentialScale(7, 7, 'light')).toHaveLength(1)
    expect(sequentialScale(0, 0, 'light')).toHaveLength(1)
    expect(sequentialScale(Infinity, -Infinity, 'light')).toEqual([])
  })

  it('puts every value between the ends of the scale', () => {
    const bands = sequentialScale(0.02, 0.11, 'dark')
    for (const value of [0.02, 0.0399, 0.04, 0.11]) {
      const band = bandOf(bands, value)
      expect(band !== undefined && value >= band.from && value <= band.to).toBe(true)
    }
  })

  it.each([
    ['light', '#ffffff'],
    ['dark', '#152128'],
  ] as const)('gives larger values a more prominent colour (%s)', (theme, ground) => {
    const contrasts = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) =>
      contrastRatio(rampColor(share, theme), ground),
    )
    expect(contrasts).toEqual(contrasts.toSorted((a, b) => a - b))
    expect(contrasts.at(-1)).toBeGreaterThan(7)
  })
})
