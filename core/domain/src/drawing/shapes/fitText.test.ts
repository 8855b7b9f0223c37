import { expect, it } from 'vitest'
import { fitText } from './fitText.ts'

const FONT = { sizePx: 10, isBold: false }
/** Six pixels for each character. */
const measure = (text: string): number => 6 * [...text].length

it.each([
  ['Harbour', 42, 'Harbour'],
  ['Harbour', 41, 'Harbo…'],
  ['At the harbour', 24, 'At…'],
  ['Harbour', 12, 'H…'],
  ['Harbour', 11, ''],
  ['', 0, ''],
  ['🏭🏭🏭', 12, '🏭…'],
])('cuts %j to %d px', (whole, roomPx, expected) => {
  expect(fitText(whole, roomPx, FONT, measure)).toBe(expected)
})

it('measures a text of a million characters a few times', () => {
  let measured = 0
  const count = (text: string): number => {
    measured += 1
    return measure(text)
  }
  expect(fitText('x'.repeat(1_000_000), 60, FONT, count)).toBe(`${'x'.repeat(9)}…`)
  expect(measured).toBeLessThan(30)
})
