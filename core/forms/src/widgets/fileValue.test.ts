import { describe, expect, it } from 'vitest'
import { describeFile, isAccepted } from './fileValue.ts'

describe('a file as text', () => {
  it.each([
    [
      'data:text/plain;name=notes.txt;base64,aGVsbG8=',
      { name: 'notes.txt', type: 'text/plain', bytes: 5 },
    ],
    [
      'data:image/png;name=a%20%C3%B1.png;base64,AAAA',
      { name: 'a ñ.png', type: 'image/png', bytes: 3 },
    ],
    ['data:;base64,', { name: '', type: '', bytes: 0 }],
    ['data:text/plain,hello', null],
    ['https://example.org/logo.png', null],
    [undefined, null],
  ])('reads the file %s as %j', (url, described) => {
    expect(describeFile(url)).toEqual(described)
  })
})

describe('a file that was chosen', () => {
  it.each([
    ['photo.png', 'image/png', 'image/*', true],
    ['photo.PNG', 'image/png', '.png,.jpg', true],
    ['list.csv', 'text/csv', 'text/csv', true],
    ['list.csv', 'text/csv', 'image/*,.png', false],
    ['anything', '', '', true],
  ])('the file %s (%s) is accepted where %j is wanted: %s', (name, type, accept, isFit) => {
    expect(isAccepted({ name, type }, accept)).toBe(isFit)
  })
})
