import { expect, it } from 'vitest'
import { matchingTypes } from './typeField.ts'

const namesOf = (words: string) => matchingTypes(words).map(({ value }) => value)

it('offers the types that contain the typed words', () => {
  expect(namesOf('aethair')).toEqual(['Aethair IAQ', 'Aethair IAQ 2', 'Aethair Pro', 'aethair'])
  expect(namesOf('Purifier')).toEqual(['Purifier'])
})

it('offers any other type as typed', () => {
  expect(namesOf('  Home   made ')).toEqual(['Home made'])
})

it('offers every type while nothing is typed', () => {
  expect(namesOf('')).toContain('Thiamis-X')
  expect(namesOf('')).not.toContain('')
})
