import { expect, it } from 'vitest'
import { wallScale } from './wallScale.ts'

it.each([
  [1920, 1080, 1.6],
  [3840, 2160, 3.2],
  [1080, 1920, 1.6],
  [1920, 400, 1],
  [1280, 720, 1.05],
  [390, 844, null],
])('a wall of %d × %d px is drawn %s times as large', (width, height, expected) => {
  expect(wallScale({ width, height })).toBe(expected)
})
