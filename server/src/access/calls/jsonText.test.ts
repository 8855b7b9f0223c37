import { expect, it } from 'vitest'
import { JsonText } from './jsonText.ts'

it('sends a short text whole and a long one in pieces', () => {
  expect(new JsonText(['[1', ',2]']).whole()).toBe('[1,2]')
  const parts = ['["', '.'.repeat(200_000), '"]']
  const text = new JsonText<string[]>(parts)
  expect(text.whole()).toBeNull()
  const pieces = [...text.pieces()]
  expect(pieces.join('')).toBe(parts.join(''))
  expect(Math.max(...pieces.map((piece) => piece.length))).toBe(64 * 1024)
})

it('splits no piece within a character', () => {
  const name = `.${'😀'.repeat(100_000)}`
  const bytes = [...new JsonText([name]).pieces()].map((piece) => Buffer.from(piece, 'utf8'))
  expect(Buffer.concat(bytes).toString('utf8')).toBe(name)
})
