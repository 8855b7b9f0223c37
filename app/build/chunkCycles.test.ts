import { expect, it } from 'vitest'
import { chunkCycles } from './chunkCycles.ts'

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports })

it('finds chunks that import each other, and only those', () => {
  const chunks = [
    chunk('start', 'kit', 'ui'),
    chunk('kit', 'ui', 'data'),
    chunk('ui', 'react'),
    chunk('data', 'rights'),
    chunk('rights', 'data'),
    chunk('react'),
  ]
  expect(chunkCycles(chunks)).toEqual([['data', 'rights', 'data']])
  expect(chunkCycles(chunks.slice(0, 3))).toEqual([])
})
