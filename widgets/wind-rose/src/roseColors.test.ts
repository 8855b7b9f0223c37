import { pollutionRose } from '@airshed/kit'
import { describe, expect, it } from 'vitest'
import { classColors, meanBands, meanColor } from './roseColors.ts'

const rose = pollutionRose([1, 1, 3], [0, 90, 180], [10, 20, 60])

describe('the colours of a wind rose', () => {
  it.each([1, 2, 4, 7])('gives each of %i classes a different colour', (count) => {
    expect(new Set(classColors(count, 'light')).size).toBe(count)
  })

  it('scales colours from the lowest mean to the highest', () => {
    const bands = meanBands(rose, 'dark')
    expect([bands[0]?.from, bands.at(-1)?.to]).toEqual([10, 60])
    expect(meanColor(10, bands)).toBe(bands[0]?.color)
    expect(meanColor(60, bands)).toBe(bands.at(-1)?.color)
  })

  it('returns no colours without a mean', () => {
    expect(meanBands(pollutionRose([], [], []), 'light')).toEqual([])
    expect(meanColor(null, meanBands(rose, 'light'))).toBeNull()
  })
})
