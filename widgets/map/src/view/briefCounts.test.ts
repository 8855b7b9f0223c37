import { describe, expect, it } from 'vitest'
import { briefCounts } from './briefCounts.ts'

const city = [
  { word: 'Online', figure: '25' },
  { word: 'Poor air', figure: '1' },
  { word: 'Moderate air', figure: '6' },
  { word: 'Offline', figure: '2' },
  { word: 'Deactivated', figure: '2' },
]
const room = (width: number, height: number) => ({ width: width - 60, map: { width, height } })

describe('the legend of a map', () => {
  it('writes the legend in words where it leaves the map visible', () => {
    expect(briefCounts(city, room(760, 360))).toBeNull()
    expect(briefCounts(city.slice(0, 1), room(285, 240))).toBeNull()
  })

  it('writes the legend in words on a wall, where nobody presses buttons', () => {
    // Half of a wall of 1920 × 1080, at its scale of 1.6.
    expect(briefCounts(city, { width: 400, map: { width: 502, height: 210 } })).toBeNull()
  })

  it.each([
    ['a card over half of a dashboard at 1440 px', 335, 300, 5],
    ['a phone', 350, 252, 5],
    ['the least map', 200, 140, 2],
  ])('writes figures where words would cover the map: %s', (_, width, height, shown) => {
    expect(briefCounts(city, room(width, height))).toBe(shown)
  })

  it('keeps at least the first figure, whatever the room', () => {
    expect(briefCounts([{ word: 'Online', figure: '10,000' }, ...city], room(120, 140))).toBe(1)
  })
})
