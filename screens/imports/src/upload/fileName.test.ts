import { expect, it } from 'vitest'
import { fileName } from './fileName.ts'

it('keeps the extension of a shortened file name', () => {
  expect(fileName('roof.csv')).toBe('roof.csv')
  const long = fileName(`${'x'.repeat(300)}.csv`)
  expect(long).toHaveLength(200)
  expect(long.endsWith('x….csv')).toBe(true)
})
