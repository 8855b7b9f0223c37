import { expect, it } from 'vitest'
import { csvField } from './csvField.ts'

it.each([
  ['as it is', 'Quay Street', 'Quay Street'],
  ['with a comma', 'Quay, east', '"Quay, east"'],
  ['with quotes', 'the "old" quay', '"the ""old"" quay"'],
  ['on two lines', 'Quay\nStreet', '"Quay\nStreet"'],
  ['with the sign of a comment', 'Bay #3', '"Bay #3"'],
  ['that a spreadsheet would calculate', '=1+1', "'=1+1"],
  ['that does both', '@a,b', '"\'@a,b"'],
])('writes a text %s', (_, text, field) => {
  expect(csvField(text)).toBe(field)
})
