import { expect, it } from 'vitest'
import { needs } from './needs.ts'

it.each([
  ['the first ten alerts', {}, { kind: 'alerts', limit: 10, page: 1 }],
  [
    'the page that the viewer chose, counted from one',
    { page: 2, size: 5 },
    { kind: 'alerts', limit: 5, page: 3 },
  ],
])('the alerts table requests %s', (_, viewState, need) => {
  expect(needs({}, { viewState })).toEqual([need])
})
