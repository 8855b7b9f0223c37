import { overlaps } from '@airshed/domain'
import type { GridRect } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { moveByKey, type GridKey } from './keyboardMoves.ts'

const at = (x: number, y: number, w = 4, h = 3): GridRect => ({ x, y, w, h })

/** Two above each other on the left, one beside them. */
const board = [at(0, 0), at(0, 3), at(4, 0, 8, 4)]

describe('the keyboard on a grid of sixteen columns', () => {
  it.each<[string, number, GridKey, boolean, GridRect[]]>([
    ['a step right into free space', 2, 'ArrowRight', false, [at(0, 0), at(0, 3), at(5, 0, 8, 4)]],
    ['no step out of the grid', 0, 'ArrowLeft', false, board],
    ['down past the neighbour', 0, 'ArrowDown', false, [at(0, 3), at(0, 0), at(4, 0, 8, 4)]],
    ['up past the neighbour', 1, 'ArrowUp', false, [at(0, 3), at(0, 0), at(4, 0, 8, 4)]],
    ['not below the last', 1, 'ArrowDown', false, board],
    ['wider', 2, 'ArrowRight', true, [at(0, 0), at(0, 3), at(4, 0, 9, 4)]],
    [
      'higher, and the one below makes way',
      0,
      'ArrowDown',
      true,
      [at(0, 0, 4, 4), at(0, 4), at(4, 0, 8, 4)],
    ],
    ['not narrower than four', 0, 'ArrowLeft', true, board],
    ['not lower than three', 0, 'ArrowUp', true, board],
    [
      'over a neighbour, who makes way',
      0,
      'ArrowRight',
      false,
      [at(1, 0), at(0, 3), at(4, 3, 8, 4)],
    ],
  ])('moves or resizes a widget by a key: %s', (_, index, key, isResize, expected) => {
    expect(moveByKey(board, index, key, { isResize, columns: 16 })).toEqual(expected)
  })

  it('keys never make two widgets overlap', () => {
    const keys: GridKey[] = ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowLeft']
    let rects = [at(0, 0), at(4, 0), at(8, 0), at(0, 3, 8, 4), at(8, 3), at(0, 7, 12, 3)]
    for (let step = 0; step < 200; step += 1) {
      const key = keys[(step * 7) % keys.length] as GridKey
      rects = moveByKey(rects, step % rects.length, key, { isResize: step % 3 === 0, columns: 12 })
      for (const [i, a] of rects.entries()) {
        expect(a.x + a.w).toBeLessThanOrEqual(12)
        for (const b of rects.slice(i + 1)) expect(overlaps(a, b)).toBe(false)
      }
    }
  })

  it.each<[string, GridKey, GridRect, number]>([
    ['narrower than its least width', 'ArrowLeft', at(0, 0, 6, 4), 6],
    ['lower than its least height', 'ArrowUp', at(0, 0, 6, 4), 6],
    ['wider than its greatest width', 'ArrowRight', at(0, 0, 8, 5), 8],
    ['higher than its greatest height', 'ArrowDown', at(0, 0, 8, 5), 8],
    ['larger when it was saved smaller than it may be', 'ArrowLeft', at(0, 0, 4, 3), 4],
  ])('makes no widget %s', (_, key, rect, width) => {
    const limits = { min: { w: 6, h: 4 }, max: { w: 8, h: 5 } }
    const [after] = moveByKey([rect], 0, key, { isResize: true, columns: 16, limits })
    expect(after).toEqual(rect)
    expect(after?.w).toBe(width)
  })

  it('leaves the grid as it is for a missing widget', () => {
    expect(moveByKey(board, 9, 'ArrowDown', { isResize: false, columns: 16 })).toEqual(board)
  })
})
