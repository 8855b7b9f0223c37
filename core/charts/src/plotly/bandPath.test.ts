import { expect, it } from 'vitest'
import { bandPath } from './bandPath.ts'

it('a band runs along its upper end and back along its lower one, in a piece per stretch', () => {
  const path = bandPath([0, 1, 2, 3], [1, 2, null, 4], [5, 6, null, 8])
  expect(path).toEqual({ x: [0, 1, 1, 0, null, 3, 3], y: [5, 6, 2, 1, null, 8, 4] })
})

it('a band is empty where no interval is known', () => {
  expect(bandPath([0, 1], [null, Number.NaN], [1, 1])).toEqual({ x: [], y: [] })
})
