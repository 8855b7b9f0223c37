import { expect, it } from 'vitest'
import { pieLayout, type PieLayout } from './pieLayout.ts'

it.each<[string, number, number, PieLayout]>([
  ['words beside the ring in a wide card', 480, 200, { kind: 'beside', ringPx: 200 }],
  ['words below the ring in a tall card', 260, 400, { kind: 'below', ringPx: 260 }],
  ['a ring of limited size', 1600, 900, { kind: 'beside', ringPx: 320 }],
  ['only words in a small card', 214, 118, { kind: 'words' }],
  ['only the ring in a tiny card', 120, 80, { kind: 'ring', ringPx: 80 }],
  ['a card without a size', 0, 0, { kind: 'ring', ringPx: 16 }],
])('lays out %s', (_, width, height, expected) => {
  expect(pieLayout({ width, height })).toEqual(expected)
})
