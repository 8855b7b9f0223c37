import { expect, it } from 'vitest'
import { pieLayout, type PieLayout } from './pieLayout.ts'

it.each<[string, number, number, PieLayout]>([
  ['a wide card has the words beside the ring', 480, 200, { kind: 'beside', ringPx: 200 }],
  ['a tall card has the words below it', 260, 400, { kind: 'below', ringPx: 260 }],
  ['a ring is never larger than is pleasant', 1600, 900, { kind: 'beside', ringPx: 320 }],
  ['a small card has the words alone', 214, 118, { kind: 'words' }],
  ['a tiny one has the ring alone', 120, 80, { kind: 'ring', ringPx: 80 }],
  ['one without a size breaks nothing', 0, 0, { kind: 'ring', ringPx: 16 }],
])('%s', (_, width, height, expected) => {
  expect(pieLayout({ width, height })).toEqual(expected)
})
