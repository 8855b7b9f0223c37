import { describe, expect, it } from 'vitest'
import { pointAt, roseLayout, type RoseChartSector } from './roseLayout.ts'

const sectors: RoseChartSector[] = [0, 90, 180, 270].map((directionDeg, i) => ({
  id: String(directionDeg),
  directionDeg,
  parts: [
    { id: 'slow', from: 0, to: i + 1, color: '#111111' },
    { id: 'fast', from: i + 1, to: (i + 1) * 2, color: '#222222' },
  ],
}))
const plan = (changes: object = {}) => ({
  sectors,
  writeRing: String,
  middleCharacters: 5,
  width: 300,
  height: 240,
  ...changes,
})

describe('the layout of a rose', () => {
  it('centres the rose, with rings at round values beyond the longest sector', () => {
    const { x, y, radius, rings } = roseLayout(plan())
    expect([x, y, radius]).toEqual([150, 120, 102])
    expect(rings.map(({ value }) => value)).toEqual([2, 4, 6, 8])
    expect(rings.at(-1)?.radius).toBeCloseTo(102)
  })

  it('leaves out parts of a rose without length', () => {
    const empty = { id: 'e', directionDeg: 0, parts: [{ id: 'p', from: 3, to: 3, color: '#111' }] }
    expect(roseLayout(plan({ sectors: [empty] })).wedges).toEqual([])
  })

  it('labels fewer rings where there is little room', () => {
    const words = roseLayout(plan({ width: 110, height: 110 })).rings.filter((r) => r.hasText)
    expect(words.length).toBeLessThan(4)
    expect(words.at(-1)?.value).toBe(8)
  })

  it.each([
    ['0.1%', 240, 17],
    ['12.34%', 240, 22],
    ['100.00%', 240, 25],
    ['100.00%', 480, 31],
  ])('fits %s in the middle of a rose of %d px', (figure, size, holePx) => {
    const { hole, hasTextInMiddle } = roseLayout(
      plan({ width: size, height: size, middleCharacters: figure.length }),
    )
    expect([hasTextInMiddle, Math.floor(hole)]).toEqual([true, holePx])
  })

  it('leaves out a figure that is too long for the middle of a small rose', () => {
    const small = { width: 160, height: 160 }
    expect(roseLayout(plan({ ...small, middleCharacters: 4 })).hasTextInMiddle).toBe(true)
    expect(roseLayout(plan({ ...small, middleCharacters: 7 })).hasTextInMiddle).toBe(false)
  })

  it('places the ring labels where the sectors are short', () => {
    expect(roseLayout(plan()).ringsDeg).toBe(45)
    expect(roseLayout(plan({ sectors: sectors.toReversed() })).ringsDeg).toBe(135)
  })

  it('takes the rings that the caller gives', () => {
    const rings = [{ value: 16, words: 'all' }]
    expect(roseLayout(plan({ rings })).rings).toMatchObject([{ words: 'all', radius: 102 }])
  })

  it.each([0, 20, 5000])(
    'lays out a rose of %i px without broken numbers, also without sectors',
    (size) => {
      for (const some of [sectors, []]) {
        const drawn = JSON.stringify(roseLayout(plan({ width: size, height: size, sectors: some })))
        expect(drawn).not.toMatch(/null|NaN/)
      }
    },
  )

  it('a rose turns clockwise from north', () => {
    expect(pointAt(5, 5, 10, 90).map(Math.round)).toEqual([15, 5])
    expect(pointAt(5, 5, 10, 180).map(Math.round)).toEqual([5, 15])
  })
})
