import { expect, it } from 'vitest'
import { matchingTypes } from './typeField.ts'

const namesOf = (words: string) => matchingTypes(words).map(({ value }) => value)

it('offers the types that contain the words', () => {
  expect(namesOf('aethair')).toEqual(['Aethair IAQ', 'Aethair IAQ 2', 'Aethair Pro', 'aethair'])
  expect(namesOf('Purifier')).toEqual(['Purifier'])
})

it('offers any other type as it is typed', () => {
  expect(namesOf('  Home   made ')).toEqual(['Home made'])
})

it('offers all of them to who has typed nothing', () => {
  expect(namesOf('')).toContain('Thiamis-X')
  expect(namesOf('')).not.toContain('')
})
