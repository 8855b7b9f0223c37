import { expect, it } from 'vitest'
import { requestedRange } from './requestedRange.ts'

it.each([
  [undefined, 'whole'],
  ['bytes=0-4', { start: 0, end: 4 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-300', { start: 0, end: 9 }],
  ['bytes=8-300', { start: 8, end: 9 }],
  ['bytes=10-', 'outside'],
  ['bytes=99-100', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=0-1,4-5', 'whole'],
  ['bytes=4-2', 'whole'],
  ['bytes=-', 'whole'],
  ['lines=1-2', 'whole'],
  ['nonsense', 'whole'],
])('reads for ten bytes the range %j as %j', (range, expected) => {
  expect(requestedRange({ range }, 10, '"now"')).toEqual(expected)
})

it('answers the whole file when it changed since', () => {
  expect(requestedRange({ range: 'bytes=0-4', 'if-range': '"old"' }, 10, '"now"')).toBe('whole')
  expect(requestedRange({ range: 'bytes=0-4', 'if-range': '"now"' }, 10, '"now"')).toEqual({
    start: 0,
    end: 4,
  })
})
