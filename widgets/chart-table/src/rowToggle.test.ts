import { expect, it } from 'vitest'
import { rowToggle } from './rowToggle.ts'

it.each([
  ['removes a parameter that is drawn', ['a', 'b'], 'a', { shown: ['b'], isFull: false }],
  ['draws another parameter', ['a'], 'b', { shown: ['a', 'b'], isFull: false }],
  [
    'asks to free a place for a fourth',
    ['a', 'b', 'c'],
    'd',
    { shown: ['a', 'b', 'c'], isFull: true },
  ],
  ['frees a place', ['a', 'b', 'c'], 'a', { shown: ['b', 'c'], isFull: false }],
])('a press on a row %s', (_, shown, id, expected) => {
  expect(rowToggle(shown, id)).toEqual(expected)
})
