import { describe, expect, it } from 'vitest'
import { barScale } from './barScale.ts'
import type { ComparedDevice } from './comparison.ts'
import { inOrder, orderIn } from './deviceOrder.ts'

describe('the scale of bars', () => {
  it.each([
    ['start at the left', [5, 20, 10], 0, [0.25, 1, 0.5]],
    ['start at zero when some values are negative', [-5, 15], 0.25, [0, 1]],
    ['end at zero when all values are negative', [-70, -35], 1, [0, 0.5]],
    ['have no length without values', [], 0, []],
    ['have no length when all values are zero', [0, 0], 0, [0, 0]],
  ])('draws bars that %s', (_, values, zero, places) => {
    const scale = barScale(values)
    expect(scale.zero).toBe(zero)
    expect(values.map(scale.at)).toEqual(places)
  })
})

describe('the order of compared devices', () => {
  const device = (nodeId: string, value: number | null) => ({ nodeId, value }) as ComparedDevice
  const devices = [device('a', 3), device('b', null), device('c', -1), device('d', 8)]
  it.each([
    ['by value, greatest first, those without one last', {}, ['d', 'a', 'c', 'b']],
    ['as they were chosen', { order: 'settings' }, ['a', 'b', 'c', 'd']],
    ['by value when the stored choice is invalid', { order: 7 }, ['d', 'a', 'c', 'b']],
  ])('sorts compared devices %s', (_, viewState, expected) => {
    expect(inOrder(devices, orderIn(viewState)).map(({ nodeId }) => nodeId)).toEqual(expected)
  })
})
