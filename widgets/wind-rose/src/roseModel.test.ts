import { describe, expect, it } from 'vitest'
import { classesOf, roseModel } from './roseModel.ts'

const readings = {
  speeds: Float64Array.of(1, 3, 5, 40),
  directionsDeg: Float64Array.of(90, 90, 180, Number.NaN),
  concentrations: Float64Array.of(10, 20, 30, 40),
}

describe('the classes of a rose', () => {
  it('are four over the winds that have a direction', () => {
    const classes = classesOf('auto', readings)
    expect([classes.length, classes.at(-1)?.to]).toEqual([4, 5])
    expect(classesOf(undefined, readings)).toEqual(classes)
  })

  it('lie between the breaks of the settings', () => {
    expect(classesOf('2-4-6', readings).map(({ to }) => to)).toEqual([2, 4, 6, Infinity])
  })
})

describe('a rose', () => {
  it('of the wind counts', () => {
    const model = roseModel({ bins: '2-4-6' }, readings)
    expect(model.rose.sectors[4]).toMatchObject({ count: 2 })
    expect(model.rose.count).toBe(3)
  })

  it('of a pollutant has means', () => {
    const { rose } = roseModel({ mode: 'pollution', bins: '2-4-6' }, readings)
    expect(rose.sectors[4]).toMatchObject({ mean: 15, isFew: true })
  })
})
