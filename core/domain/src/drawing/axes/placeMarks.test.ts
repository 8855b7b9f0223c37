import { describe, expect, it } from 'vitest'
import { placeMarks, wordsWidthPx } from './placeMarks.ts'

const marks = (words: string, ...places: number[]) =>
  places.map((x) => ({ id: String(x), words, x }))
const placesOf = (placed: ReturnType<typeof placeMarks>) => placed.map(({ id }) => id)

describe('marks under columns', () => {
  it.each([
    ['all where they have room', [50, 120, 190], ['50', '120', '190']],
    ['every second one where they would touch', [50, 75, 100, 125, 150], ['50', '100', '150']],
    ['one where all lie on each other', [50, 51, 52], ['50']],
  ])('places marks: %s', (_, places, expected) => {
    expect(placesOf(placeMarks(marks('00:00', ...places), 240))).toEqual(expected)
  })

  it('moves marks inside that would reach over an edge', () => {
    const [first, last] = placeMarks(marks('May 18', 4, 237), 240)
    const half = wordsWidthPx('May 18') / 2
    expect([first?.x, last?.x]).toEqual([half, 240 - half])
  })
})
