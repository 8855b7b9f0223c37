import { describe, expect, it } from 'vitest'
import { autoSpeedClasses, fixedSpeedClasses, speedClassOf } from './speedClasses.ts'

const edges = (classes: ReturnType<typeof autoSpeedClasses>) =>
  classes.map(({ from, to }) => [from, to])

describe('automatic speed classes', () => {
  it('divides the range into four classes, rounded to a decimal', () => {
    expect(edges(autoSpeedClasses([0.25, 3, 8.11, Number.NaN, 0]))).toEqual([
      [0.2, 2.2],
      [2.2, 4.2],
      [4.2, 6.1],
      [6.1, 8.2],
    ])
  })

  it.each([
    ['each wind', [0.25, 1, 2.5, 7.9]],
    ['winds at the edges', [1, 2, 3, 4, 5]],
    ['a single wind', [3]],
    ['a single slow wind', [0.05]],
    ['winds that hardly differ', [2.41, 2.42, 2.44]],
  ])('gives classes that hold %s', (_, speeds) => {
    const classes = autoSpeedClasses(speeds)
    expect(speeds.map((speed) => speedClassOf(classes, speed))).not.toContain(-1)
    expect(classes.every(({ from, to }) => to === null || to > from)).toBe(true)
  })

  it('gives no speed classes where it is always calm', () => {
    expect(autoSpeedClasses([0, 0, Number.NaN])).toEqual([])
  })
})

describe('speed classes between breaks', () => {
  it('begins at zero and is open upwards, whatever the order of breaks', () => {
    expect(edges(fixedSpeedClasses([4, 2, 2, -1]))).toEqual([
      [0, 2],
      [2, 4],
      [4, null],
    ])
  })

  it.each([
    [2, 0],
    [2.0001, 1],
    [4, 1],
    [40, 2],
    [0, -1],
  ])('counts %d in class %i, as an edge belongs to the class below', (speed, place) => {
    expect(speedClassOf(fixedSpeedClasses([2, 4]), speed)).toBe(place)
  })
})
