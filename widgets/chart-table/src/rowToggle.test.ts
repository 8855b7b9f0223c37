import { expect, it } from 'vitest'
import { rowToggle } from './rowToggle.ts'

it.each([
  ['takes off what is drawn', ['a', 'b'], 'a', { shown: ['b'], isFull: false }],
  ['draws what is not', ['a'], 'b', { shown: ['a', 'b'], isFull: false }],
  [
    'asks to make room for a fourth',
    ['a', 'b', 'c'],
    'd',
    { shown: ['a', 'b', 'c'], isFull: true },
  ],
  ['makes room', ['a', 'b', 'c'], 'a', { shown: ['b', 'c'], isFull: false }],
])('a press on a row %s', (_, shown, id, expected) => {
  expect(rowToggle(shown, id)).toEqual(expected)
})
