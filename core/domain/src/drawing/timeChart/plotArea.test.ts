import { expect, it } from 'vitest'
import { plotArea } from './plotArea.ts'

const EDGES = { left: 20, right: 120, top: 10, bottom: 60, insetPx: 0 }
const HOUR = { from: 0, to: 3_600_000 }

it('places times and values linearly between the edges', () => {
  const { x, y } = plotArea(EDGES, HOUR, [10, 30])
  expect([x(0), x(900_000), x(3_600_000)]).toEqual([20, 45, 120])
  expect([y(10), y(15), y(30)]).toEqual([60, 47.5, 10])
})

it('keeps the ends of values away from the edges by an inset', () => {
  const { y } = plotArea({ ...EDGES, insetPx: 8 }, HOUR, [0, 1])
  expect([y(0), y(1)]).toEqual([52, 18])
})

it('places the largest numbers', () => {
  const { y } = plotArea(EDGES, HOUR, [-Number.MAX_VALUE, Number.MAX_VALUE])
  expect([y(-Number.MAX_VALUE), y(0), y(Number.MAX_VALUE)]).toEqual([60, 35, 10])
})
