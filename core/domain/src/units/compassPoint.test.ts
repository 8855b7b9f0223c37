import { describe, expect, it } from 'vitest'
import { compassDegrees } from './compassPoint.ts'

describe('a point of the compass', () => {
  it.each([
    ['N', 0],
    ['NNE', 22.5],
    ['ne', 45],
    ['ENE', 67.5],
    ['E', 90],
    ['ESE', 112.5],
    ['SE', 135],
    ['SSE', 157.5],
    [' S ', 180],
    ['SSW', 202.5],
    ['SW', 225],
    ['WSW', 247.5],
    ['W', 270],
    ['WNW', 292.5],
    ['NW', 315],
    ['NNW', 337.5],
    ['North', 0],
    ['south-west', 225],
    ['North North West', 337.5],
  ])('reads %j as %d°', (text, degrees) => {
    expect(compassDegrees(text)).toBe(degrees)
  })

  it.each(['', 'O', 'NO', 'NWN', 'calm', 'variable', '12', 'nn', 'n'.repeat(1000)])(
    'reads no direction from %j',
    (text) => {
      expect(compassDegrees(text)).toBeUndefined()
    },
  )
})
