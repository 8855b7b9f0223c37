import { expect, it } from 'vitest'
import { closeWith } from './closing.ts'

it('cuts a long reason between characters', () => {
  const closed: [number, string][] = []
  closeWith(
    { close: (code = 0, reason = '') => closed.push([code, String(reason)]) },
    'badFrame',
    'é'.repeat(100),
  )
  expect(closed).toEqual([[4400, 'é'.repeat(61)]])
})
