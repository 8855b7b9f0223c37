import { expect, it } from 'vitest'
import { foundIn } from './foundIn.ts'

it.each([
  ['what was found', { found: { key: 'A', ids: ['1', '2'] } }, ['1', '2']],
  ['nothing of another question', { found: { key: 'B', ids: ['1'] } }, null],
  ['nothing before the answer', {}, null],
  ['nothing that cannot be read', { found: { key: 'A', ids: '1' } }, null],
  ['texts alone', { found: { key: 'A', ids: ['1', 2, null] } }, ['1']],
])('a widget knows %s', (_, viewState, expected) => {
  expect(foundIn(viewState, 'A')).toEqual(expected)
})
