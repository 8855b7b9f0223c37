import { expect, it } from 'vitest'
import { captionLines } from './captionLines.ts'

const measure = (text: string): number => text.length

it.each([
  ['are kept where they fit', ['Quay Street', 'PM2.5'], ['Quay Street', 'PM2.5']],
  ['break at spaces', ['Quay Street, Harbour wall'], ['Quay Street,', 'Harbour wall']],
  ['do not break words', ['Hauptbahnhofsvorplatz Süd'], ['Hauptbahnhofsvorplatz', 'Süd']],
])('the lines of a caption %s', (_, lines, expected) => {
  expect(captionLines(lines, 12, measure)).toEqual(expected)
})
