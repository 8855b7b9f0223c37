import { describe, expect, it } from 'vitest'
import { BLOCK_GAP_PX, blockGrid } from './blockGrid.ts'

const grid = (count: number, width: number, height: number, lines = 0) =>
  blockGrid({ count, width, height, lines })

describe('the grid of blocks', () => {
  it.each([
    ['one fills the card', 1, 600, 300, 1],
    ['two stand side by side', 2, 600, 200, 2],
    ['two are stacked in a tall card', 2, 200, 500, 1],
    ['six form two rows', 6, 600, 300, 3],
    ['four form a square', 4, 640, 400, 2],
    ['a narrow card has one column', 4, 150, 300, 1],
    ['fifty form as many columns as fit', 50, 600, 300, 5],
  ])('arranges blocks: %s', (_, count, width, height, columns) => {
    expect(grid(count, width, height).columns).toBe(columns)
  })

  it('shows up to twelve blocks without scrolling', () => {
    for (let count = 1; count <= 12; count += 1) {
      const { columns, minHeight } = grid(count, 720, 400, 1)
      const rows = Math.ceil(count / columns)
      expect(rows * (minHeight + BLOCK_GAP_PX) - BLOCK_GAP_PX).toBeLessThanOrEqual(400)
    }
  })

  it('makes room for device names and times', () => {
    expect(grid(4, 600, 300, 2).minHeight - grid(4, 600, 300).minHeight).toBe(32)
  })

  it('widens blocks that state an averaging period beside the grade', () => {
    const options = { count: 50, width: 600, height: 300, lines: 2 }
    expect(blockGrid(options).columns).toBe(5)
    expect(blockGrid({ ...options, hasMeans: true }).columns).toBe(3)
  })

  it('wraps a long device name onto two lines when the figures leave room', () => {
    expect(grid(6, 540, 320, 1).nameLines).toBe(2)
    expect(grid(6, 540, 240, 1).nameLines).toBe(1)
  })

  it.each([
    [1, 120, 80, 23],
    [6, 600, 300, 37],
    [1, 1600, 900, 64],
  ])('sizes the figures of %d blocks in %d × %d px at %d px', (count, width, height, size) => {
    expect(grid(count, width, height).figureSize).toBe(size)
  })
})
