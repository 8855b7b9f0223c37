import { describe, expect, it } from 'vitest'
import { indexByName, nextIndex, rowsInView } from './listKeys.ts'

const list = { count: 100, pageSize: 10 }

describe('keys in a list', () => {
  it.each([
    ['ArrowDown', 3, 4],
    ['ArrowUp', 3, 2],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 99, 99],
    ['PageDown', 3, 13],
    ['PageUp', 3, 0],
    ['Home', 50, 0],
    ['End', 50, 99],
    ['x', 50, null],
  ])('the key %s at row %d moves to %s', (key, from, to) => {
    expect(nextIndex(key, from, list)).toBe(to)
  })

  it('moves nowhere in an empty list', () => {
    expect(nextIndex('ArrowDown', 0, { count: 0, pageSize: 10 })).toBeNull()
  })
})

describe('typing in a list', () => {
  const names = ['Harbour', 'Hill', 'Roof', 'Harvest']
  it.each([
    ['h', 0, 1],
    ['h', 1, 3],
    ['ha', 0, 0],
    ['har', 1, 3],
    ['r', 3, 2],
    ['z', 0, null],
  ])('typing %s at row %d finds %s', (typed, from, expected) => {
    expect(indexByName(typed, from, names)).toBe(expected)
  })
})

it('draws only the visible rows of ten thousand', () => {
  const box = { scrollTop: 32 * 5000, height: 320, rowPx: 32 }
  expect(rowsInView(box, 10_000)).toEqual({ from: 4994, to: 5016 })
  expect(rowsInView({ ...box, scrollTop: 0 }, 3)).toEqual({ from: 0, to: 3 })
})
