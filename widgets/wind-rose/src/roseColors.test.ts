import { pollutionRose } from '@airshed/kit'
import { frame, profile } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { classColors, meanBands, meanLook } from './roseColors.ts'

const dust = frame('1C00A3F7.0.0.0/132:5')
const gas = frame('1C00A3F7.0.0.0/170:1')
const rose = pollutionRose([1, 1, 3], [0, 90, 180], [10, 20, 60])

describe('the colours of a rose', () => {
  it.each([1, 2, 4, 7])('differ for each of %i classes', (count) => {
    expect(new Set(classColors(count, 'light')).size).toBe(count)
  })

  it('are those of the grades where a profile judges the pollutant', () => {
    expect(meanBands(rose, dust, profile(), 'light')).toEqual([])
    expect(meanLook(40, dust, profile(), [])).toMatchObject({ grade: { name: 'Poor' } })
  })

  it('are those of a scale where nobody judges it', () => {
    const bands = meanBands(rose, gas, null, 'dark')
    expect([bands[0]?.from, bands.at(-1)?.to]).toEqual([10, 60])
    expect(meanLook(10, gas, null, bands)).toEqual({ color: bands[0]?.color, grade: null })
    expect(meanLook(null, gas, null, bands)).toBeNull()
  })

  it('are none without any mean', () => {
    expect(meanBands(pollutionRose([], [], []), gas, null, 'light')).toEqual([])
  })
})
