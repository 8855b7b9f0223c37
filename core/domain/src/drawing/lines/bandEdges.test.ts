import { expect, it } from 'vitest'
import { bandEdges } from './bandEdges.ts'

/** 0 at 100 px, 50 at 0 px. */
const yOf = (value: number): number => 100 - 2 * value
const PLOT = { top: 0, bottom: 100 }

it.each([
  ['within the plot', 10, 20, { upper: 60, lower: 80 }],
  ['that has no upper end', 40, Infinity, { upper: 0, lower: 20 }],
  ['that has no lower end', -Infinity, 10, { upper: 80, lower: 100 }],
  ['that has no ends', -Infinity, Infinity, { upper: 0, lower: 100 }],
  ['that reaches beyond the plot', 30, 500, { upper: 0, lower: 40 }],
  ['above the plot', 50, 60, null],
  ['below the plot', -20, 0, null],
  ['without height', 20, 20, null],
  ['turned around', 20, 10, null],
])('shows what can be seen of a band %s', (_, from, to, expected) => {
  expect(bandEdges({ from, to }, yOf, PLOT)).toEqual(expected)
})
