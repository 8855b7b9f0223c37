import { describe, expect, it } from 'vitest'
import { compactColumns, newestReading } from './compactLayout.ts'

describe('a compact card', () => {
  it.each([
    ['one value', 238, 1, 1],
    ['two values below each other', 538, 2, 1],
    ['three in a wide card beside each other', 538, 3, 2],
    ['as many as fit where it is narrow', 238, 8, 1],
    ['as many as fit where it is wide', 1000, 20, 4],
    ['no value', 238, 0, 1],
  ])('chooses columns for %s', (_, width, count, columns) => {
    expect(compactColumns(width, count)).toBe(columns)
  })

  it('dates a card by its newest reading, old or not', () => {
    expect(
      newestReading([
        { atMs: 5, isOld: true },
        { atMs: null, isOld: false },
        { atMs: 9, isOld: false },
        { atMs: 7, isOld: true },
      ]),
    ).toEqual({ atMs: 9, isOld: false })
    expect(newestReading([{ atMs: null, isOld: false }])).toBeNull()
  })
})
