import { expect, it } from 'vitest'
import { placesIn } from './placesIn.ts'

it.each([
  ['nothing at first', {}, {}],
  ['what was kept', { places: { 'a:0 132:5': 'a.1.1.0/132:5' } }, { 'a:0 132:5': 'a.1.1.0/132:5' }],
  ['nothing that is no place', { places: { x: 3, y: 'z' } }, { y: 'z' }],
  ['nothing of another kind', { places: ['x'] }, {}],
])('the places of a view state are %s', (_, viewState, expected) => {
  expect(placesIn(viewState)).toEqual(expected)
})
