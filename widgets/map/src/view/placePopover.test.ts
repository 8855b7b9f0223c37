import { expect, it } from 'vitest'
import { placePopover } from './placePopover.ts'

const size = { width: 360, height: 200 }
const room = { width: 1000, height: 600 }

it.each([
  ['above', { x: 500, y: 400, width: 20, height: 20 }, { left: 330, top: 194 }],
  [
    'below where there is no room above',
    { x: 500, y: 50, width: 20, height: 20 },
    { left: 330, top: 76 },
  ],
  ['within the left edge', { x: 10, y: 400, width: 20, height: 20 }, { left: 8, top: 194 }],
  ['within the right edge', { x: 980, y: 400, width: 20, height: 20 }, { left: 632, top: 194 }],
])('a popover opens %s', (_, anchor, expected) => {
  expect(placePopover(anchor, size, room)).toEqual(expected)
})

it.each([
  ['to the right', 100, 126],
  ['to the left', 900, 534],
])('opens a popover %s without room above or below', (_, x, left) => {
  const low = { width: 1000, height: 300 }
  const { left: placed, top } = placePopover({ x, y: 140, width: 20, height: 20 }, size, low)
  expect([placed, top]).toEqual([left, 50])
})

it('starts a popover larger than the window at its edge', () => {
  const small = { width: 320, height: 150 }
  const { left, top } = placePopover({ x: 100, y: 70, width: 20, height: 20 }, size, small)
  expect([left, top]).toEqual([8, 8])
})
