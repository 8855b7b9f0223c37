import { contrastRatio } from '@airshed/ui'
import { describe, expect, it } from 'vitest'
import { bandOf, rampColor, sequentialScale } from './sequentialScale.ts'

const edges = (minimum: number, maximum: number) => {
  const bands = sequentialScale(minimum, maximum, 'light')
  return [...bands.map(({ from }) => from), bands.at(-1)?.to]
}

describe('a scale for what nobody judges', () => {
  it.each([
    ['degrees about zero', -3.2, 11.4, [-5, 0, 5, 10, 15]],
    ['a little below a thousand', 1003, 1019, [1000, 1005, 1010, 1015, 1020]],
    ['small shares', 0.02, 0.11, [0.02, 0.04, 0.06, 0.08, 0.1, 0.12]],
    ['round ends', 0, 50, [0, 10, 20, 30, 40, 50]],
  ])('has round bands for %s', (_, minimum, maximum, expected) => {
    expect(edges(minimum, maximum)).toEqual(expected)
  })

  it('has one band where all values are alike, and none without a value', () => {
    expect(sequentialScale(7, 7, 'light')).toHaveLength(1)
    expect(sequentialScale(0, 0, 'light')).toHaveLength(1)
    expect(sequentialScale(Infinity, -Infinity, 'light')).toEqual([])
  })

  it('holds every value between its ends', () => {
    const bands = sequentialScale(0.02, 0.11, 'dark')
    for (const value of [0.02, 0.0399, 0.04, 0.11]) {
      const band = bandOf(bands, value)
      expect(band !== undefined && value >= band.from && value <= band.to).toBe(true)
    }
  })

  it.each([
    ['light', '#ffffff'],
    ['dark', '#152128'],
  ] as const)('stands out more the more there is (%s)', (theme, ground) => {
    const contrasts = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) =>
      contrastRatio(rampColor(share, theme), ground),
    )
    expect(contrasts).toEqual(contrasts.toSorted((a, b) => a - b))
    expect(contrasts.at(-1)).toBeGreaterThan(7)
  })
})
