import { describe, expect, it } from 'vitest'
import { heldFigures, heldSteps, joinFigures, type HeldChange } from './heldValues.ts'

describe('values that hold until the next', () => {
  it('gives steps from the value held at the start of the span to its end', () => {
    const changes: HeldChange[] = [
      [100, 0],
      [200, 1],
    ]
    expect(heldSteps([10, 1], changes, { from: 50, to: 300 })).toEqual([
      [50, 1],
      [99, 1],
      [100, 0],
      [199, 0],
      [200, 1],
      [300, 1],
    ])
  })

  it('holds a value over a span without a change, and none before the first', () => {
    expect(heldSteps([10, 0], [], { from: 50, to: 300 })).toEqual([
      [50, 0],
      [300, 0],
    ])
    expect(heldSteps(undefined, [], { from: 50, to: 300 })).toEqual([])
    expect(heldSteps(undefined, [[300, 1]], { from: 50, to: 300 })).toEqual([[300, 1]])
  })

  it('ends a step where the value is unknown', () => {
    const changes: HeldChange[] = [
      [50, 1],
      [100, null],
    ]
    expect(heldSteps([10, 0], changes, { from: 50, to: 300 })).toEqual([
      [50, 1],
      [99, 1],
      [100, null],
    ])
  })

  it('weighs values by the time that they hold', () => {
    const changes: HeldChange[] = [
      [0, 1],
      [60, 0],
      [80, null],
      [90, 1],
    ]
    expect(heldFigures(changes, { from: 20, to: 100 })).toEqual({
      mean: 50 / 70,
      minimum: 0,
      maximum: 1,
      knownMs: 70,
    })
    expect(heldFigures(changes, { from: 81, to: 89 })).toEqual({
      mean: null,
      minimum: null,
      maximum: null,
      knownMs: 0,
    })
  })

  it('weighs values the same in two parts', () => {
    const changes: HeldChange[] = [
      [0, 1],
      [60, 0],
      [80, null],
      [90, 1],
    ]
    const parts = [
      heldFigures(changes.slice(0, 2), { from: 20, to: 70 }),
      heldFigures(changes.slice(1), { from: 70, to: 100 }),
    ] as const
    const whole = heldFigures(changes, { from: 20, to: 100 })
    const joined = joinFigures(...parts)
    expect(joined).toEqual({ ...whole, mean: expect.closeTo(whole.mean ?? 0, 12) as number })
    expect(joinFigures(undefined, parts[0])).toEqual(parts[0])
    expect(joinFigures().mean).toBeNull()
  })
})
