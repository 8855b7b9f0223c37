import { expect, it } from 'vitest'
import { bandPath } from './bandPath.ts'

it('goes along the upper end and back along the lower one, in a piece for each stretch', () => {
  const path = bandPath([0, 1, 2, 3], [1, 2, null, 4], [5, 6, null, 8])
  expect(path).toEqual({ x: [0, 1, 1, 0, null, 3, 3], y: [5, 6, 2, 1, null, 8, 4] })
})

it('has nothing where no interval is known', () => {
  expect(bandPath([0, 1], [null, Number.NaN], [1, 1])).toEqual({ x: [], y: [] })
})
