import { expect, it } from 'vitest'
import { SliceSize } from './sliceSize.ts'

it('a slice covers as much as fits 40 ms', () => {
  const size = new SliceSize({ first: 100, most: 1_000 })
  expect(size.current).toBe(100)
  size.learn(100, 80)
  expect(size.current).toBe(50)
  size.learn(50, 20)
  expect(size.current).toBe(100)
})

it('a slice grows to four times the one before, up to the maximum', () => {
  const size = new SliceSize({ first: 100, most: 1_000 })
  size.learn(100, 1)
  expect(size.current).toBe(400)
  size.learn(400, 0)
  expect(size.current).toBe(1_000)
})

it('a slice never covers less than the minimum, however slow the store is', () => {
  const size = new SliceSize({ first: 100, least: 10, most: 1_000 })
  size.learn(100, 60_000)
  expect(size.current).toBe(10)
  expect(new SliceSize({ first: 0, most: 5 }).current).toBe(1)
})
